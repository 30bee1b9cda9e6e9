import type { ComponentProps } from 'react';
import { SectionDivider } from '../../platform/ui/overlays/section-divider.tsx';
import { PageBandText } from './plain-page-text.tsx';

/** The head of a text page with the section divider below, which animates in on scroll. */
export function PageBand(props: ComponentProps<typeof PageBandText>) {
	return (
		<>
			<PageBandText {...props} />
			<SectionDivider from="left" />
		</>
	);
}
