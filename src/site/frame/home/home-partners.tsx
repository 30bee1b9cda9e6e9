import { useRef } from 'react';
import { useInView } from '../../../platform/ui/in-view.ts';
import { staticPart } from '../../../platform/ui/static-part.tsx';
import styles from './home-partners.module.css';
import type { PartnerRowProps } from './partner-row.tsx';

const Partners = staticPart(() => import('./home-parts.tsx').then((module) => module.Partners));

/** The partners' logos animate in once a tenth of them is in view. Without scripts they are visible at once. */
export function HomePartners(row: PartnerRowProps) {
	const section = useRef<HTMLElement>(null);
	const inView = useInView(section, 0.1);
	return (
		<section
			ref={section}
			className={`page ${styles.partners}`}
			aria-labelledby="home-partners"
			data-sight={inView}
		>
			<Partners {...row} />
		</section>
	);
}
