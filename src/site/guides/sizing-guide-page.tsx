import messages from 'messages:guides.sizing.title,guides.sizing.description,guides.sizing.heading,guides.sizing.lead,guides.sizing.calculator,guides.sizing.palm,guides.sizing.length,guides.sizing.unit,guides.sizing.cm,guides.sizing.in,guides.sizing.cmSpoken,guides.sizing.inSpoken,guides.sizing.cmHint,guides.sizing.inHint,guides.sizing.find,guides.sizing.size,guides.sizing.answer,guides.sizing.gapMm,guides.sizing.gapIn,guides.sizing.read,guides.sizing.table,guides.sizing.hems,guides.sizing.note,guides.sizing.print';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useHydrated } from '../../platform/ui/hydrated.ts';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/sizing-guide-page';
import { findHandSize } from './sizing/hand-size.ts';
import { HandSizeTable } from './sizing/hand-size-table.tsx';
import { SizeCalculator } from './sizing/size-calculator.tsx';
import { BLANK_TAPE, parseTape, readTape, type TapeText } from './sizing/tape-text.ts';
import styles from './sizing-guide-page.module.css';

/** The measurements in the address, so that the page can answer a submitted form without scripts. */
export function loader({ url }: Route.LoaderArgs) {
	return { tape: parseTape(url.searchParams) ?? BLANK_TAPE };
}

const SizingSteps = staticPart(() =>
	import('./sizing/sizing-parts.tsx').then((module) => module.SizingSteps),
);
const SizingAdvice = staticPart(() =>
	import('./sizing/sizing-parts.tsx').then((module) => module.SizingAdvice),
);
const SizingTape = staticPart(() => import('./sizing/sizing-parts.tsx').then((module) => module.SizingTape));

export const handle = import.meta.env.SSR
	? { policy: () => import('./sizing-guide-page-policy.ts').then((policy) => policy.sizingGuidePagePolicy) }
	: undefined;

export default withMessages(messages, SizingGuidePage);

/** From measurements to a size: calculator, how to measure, the size table, and what to do between two sizes. */
function SizingGuidePage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('guides.sizing');
	const hydrated = useHydrated();
	const [tape, setTape] = useState<TapeText>(loaderData.tape);
	const measure = readTape(tape);
	const answer = measure && findHandSize(measure);
	return (
		<div className={styles.guide}>
			<PageHead title={`${t('title')} · ${brand.name}`} description={t('description')} path="/sizing-guide" />
			<PageBand title={t('heading')} lead={t('lead')}>
				<SizeCalculator tape={tape} onChange={setTape} answer={answer} />
			</PageBand>
			<div className={`page ${styles.body}`}>
				<SizingSteps />
				<div className={styles.columns}>
					<div>
						<HandSizeTable current={answer?.kind === 'fits' ? answer.row : undefined} />
						<p className={styles.note}>{t('note')}</p>
						{hydrated && (
							<button type="button" className={styles.print} onClick={() => window.print()}>
								{t('print')}
							</button>
						)}
					</div>
					<SizingAdvice />
				</div>
				<SizingTape />
			</div>
		</div>
	);
}
