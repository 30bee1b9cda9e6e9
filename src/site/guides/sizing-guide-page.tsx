import messages from 'messages:guides.sizing.calculator,guides.sizing.palm,guides.sizing.length,guides.sizing.unit,guides.sizing.cm,guides.sizing.in,guides.sizing.cmSpoken,guides.sizing.inSpoken,guides.sizing.cmHint,guides.sizing.inHint,guides.sizing.find,guides.sizing.size,guides.sizing.answer,guides.sizing.gapMm,guides.sizing.gapIn,guides.sizing.read,guides.sizing.table,guides.sizing.hems,guides.sizing.print';
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
import { readTape, type TapeText } from './sizing/tape-text.ts';
import styles from './sizing-guide-page.module.css';

export { loader } from './sizing-guide-page.server.ts';

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
	const { head, guide } = loaderData;
	const [tape, setTape] = useState<TapeText>(loaderData.tape);
	const measure = readTape(tape);
	const answer = measure && findHandSize(measure);
	return (
		<div className={styles.guide}>
			<PageHead title={`${head.title} · ${brand.name}`} description={head.description} path="/sizing-guide" />
			<PageBand title={head.heading} lead={head.lead}>
				<SizeCalculator tape={tape} onChange={setTape} answer={answer} />
			</PageBand>
			<div className={`page ${styles.body}`}>
				<SizingSteps words={guide} />
				<div className={styles.columns}>
					<div>
						<HandSizeTable current={answer?.kind === 'fits' ? answer.row : undefined} />
						<p className={styles.note}>{head.note}</p>
						{hydrated && (
							<button type="button" className={styles.print} onClick={() => window.print()}>
								{t('print')}
							</button>
						)}
					</div>
					<SizingAdvice words={guide} />
				</div>
				<SizingTape words={guide} />
			</div>
		</div>
	);
}
