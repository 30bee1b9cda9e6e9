import messages from 'messages:compare.title,compare.description,compare.lead,compare.add.label,compare.add.submit';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/compare-page';
import { AddGlove } from './add-glove.tsx';
import { compareChoice } from './compare-choice.ts';
import styles from './compare-page.module.css';
import { COMPARE_PATH } from './comparison.ts';

export { loader } from './compare-page.server.ts';

export const handle = import.meta.env.SSR
	? { policy: () => import('./compare-page-policy.ts').then((policy) => policy.comparePagePolicy) }
	: undefined;

const Notices = staticPart(() => import('./compare-parts.tsx').then((module) => module.CompareNotices));
const ComparedGloves = staticPart(() =>
	import('./compare-parts.tsx').then((module) => module.ComparedGloves),
);

export default withMessages(messages, ComparePage);

/** Compares two to four gloves side by side. */
function ComparePage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('compare');
	const { gloves, isFull, onlyDifferences } = loaderData;
	const partNumbers = useMemo(() => gloves.map(({ partNumber }) => partNumber), [gloves]);

	// Makes the compared gloves the selection that the bar shows on other pages.
	useEffect(() => {
		if (partNumbers.length > 0) compareChoice.replace(partNumbers);
	}, [partNumbers]);

	return (
		<article>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path={COMPARE_PATH}
				indexed={gloves.length === 0}
			/>
			<PageBand title={t('title')} lead={t('lead')}>
				{!isFull && (
					<AddGlove partNumbers={partNumbers} onlyDifferences={onlyDifferences} text={loaderData.add} />
				)}
			</PageBand>
			<div className={`page ${styles.body}`}>
				<Notices data={loaderData} />
				<ComparedGloves data={loaderData} />
			</div>
		</article>
	);
}
