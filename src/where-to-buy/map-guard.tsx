import { Component, type ReactNode } from 'react';

/** What stands in the map's place when its code could not be had: the list beside it holds everything. */
export class MapGuard extends Component<{ message: ReactNode; children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError(): { failed: boolean } {
		return { failed: true };
	}

	override render(): ReactNode {
		return this.state.failed ? this.props.message : this.props.children;
	}
}
