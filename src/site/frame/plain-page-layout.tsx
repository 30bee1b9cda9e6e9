import type { ComponentProps } from 'react';
import { SectionDivider } from '../../platform/ui/overlays/section-divider.tsx';
import { PageBandText } from './plain-page-text.tsx';

/** The head of a page of words with the pass under it, which comes in as one scrolls. */
export function PageBand(props: ComponentProps<typeof PageBandText>) {
	return (
		<>
			<PageBandText {...props} />
			<SectionDivider from="left" />
		</>
	);
}
