import { useNavigation } from 'react-router';
import { LoadingOverlay } from '../../../platform/ui/overlays/loading-overlay.tsx';
import { FILTERING } from './list-href.ts';

type ListOverlayProps = {
	/** The list's path. */
	path: string;
	/** The list stays beside the pages below its path, so it is covered for them too. */
	hasPages?: boolean;
	label: string;
};

/** Covers a list while it loads, but not while a filter is being typed. */
export function ListOverlay({ path, hasPages = false, label }: ListOverlayProps) {
	const { state, location } = useNavigation();
	const isHere = hasPages ? location?.pathname.startsWith(path) : location?.pathname === path;
	return (
		<LoadingOverlay
			busy={state === 'loading' && isHere === true && location?.state !== FILTERING}
			label={label}
		/>
	);
}
