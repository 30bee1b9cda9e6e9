import { Component, type ReactNode } from 'react';

type BeforeLiveProps = {
	/** Whether the children are rendered by their own code, no longer as the server sent them. */
	isLive: boolean;
	onLive: () => void;
	children: ReactNode;
};

/**
 * Calls `onLive` in the commit that replaces the server's form, when it is still in the document. A form read any earlier
 * would lack what the visitor changed until then. Only class components have this moment.
 */
export class BeforeLive extends Component<BeforeLiveProps> {
	override getSnapshotBeforeUpdate(before: BeforeLiveProps): null {
		if (this.props.isLive && !before.isLive) this.props.onLive();
		return null;
	}

	/** React requires it beside a snapshot. */
	override componentDidUpdate(): void {}

	override render(): ReactNode {
		return this.props.children;
	}
}
