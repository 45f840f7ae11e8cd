// The parts of Apple's UIKit that this package uses, declared like Apple's.

public import Foundation

// Documented, with those parameters that our calls pass.

@MainActor
open class UIView: NSObject {
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  public override nonisolated init() {}
  open func addSubview(_ view: UIView) {}
}

@MainActor
open class UIViewController: NSObject {
  open var view: UIView! = UIView()
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open func viewDidLoad() {}
}

open class UILabel: UIView {
  open var text: String?
}

open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { self.init() }
}

open class UIButton: UIView {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init()
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: NSObject {
  public convenience init(title: String = "", handler: @escaping UIActionHandler) { self.init() }
}
