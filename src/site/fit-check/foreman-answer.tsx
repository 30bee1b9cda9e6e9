import { Fragment, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { showReasons } from '../../domain/fit/wording/show-reasons.ts';
import { PerformanceMark } from '../../domain/ratings/drawings/performance-mark.tsx';
import type { Performance } from '../../domain/ratings/performance.ts';
import { useQuotes } from '../../platform/i18n/quote.ts';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { Link } from '../../platform/ui/link.tsx';
import own from './fit-answer.module.css';
import styles from './fit-section.module.css';
import type { ComingAnswer } from './fit-stream.ts';
import { showRow } from './sheet-row.ts';
import { VERDICT_MESSAGES } from './verdict-messages.ts';

/** Max number of unread words that the question itself quotes. */
const MAX_NAMED_WORDS = 2;

type ForemanAnswerProps = {
	answer: ComingAnswer;
	task: string;
	/** Called with the next task when a likely answer is pressed. */
	onPick: (task: string) => void;
};

/** The verdict, the foreman's sentence, the rows that decided it, and where to go from there. */
export function ForemanAnswer({ answer, task, onPick }: ForemanAnswerProps) {
	const t = useTranslations('askForeman');
	const quote = useQuotes();
	const { verdict, question, likely, sentence, reasons, unread, better, whole } = answer;
	return (
		<>
			{verdict !== null && (
				<p className={own.verdict}>
					<Verdict verdict={verdict} />
				</p>
			)}
			<Sentence text={sentence} />
			{question !== null && (
				<p className={styles.note}>{t(likely.length > 0 ? 'answerOrPress' : 'answerBack')}</p>
			)}
			{unread.length > (question === null ? 0 : MAX_NAMED_WORDS) && (
				<p className={styles.note}>{t('unread', { words: quote(unread) })}</p>
			)}
			{whole && likely.length > 0 && <Likely answers={likely} legend={question ?? ''} onPick={onPick} />}
			{reasons.length > 0 && <Rows reasons={reasons} verdict={verdict} />}
			{better.length > 0 && (
				<>
					<h3 className={own.small}>{t('better')}</h3>
					<ul role="list" className={own.better}>
						{better.map(({ partNumber, why }) => (
							<li key={partNumber}>
								<Link to={`/products/${partNumber}`}>{formatPartNumber(partNumber)}</Link> {why}
							</li>
						))}
					</ul>
				</>
			)}
			{whole && question === null && (
				<p>
					<Link to={`/find-a-glove?${new URLSearchParams({ job: task.trim() })}`}>{t('finder')}</Link>
				</p>
			)}
		</>
	);
}

/** The likely answers as buttons. Each asks again with itself inserted into the task and leaves the rest unchanged. */
function Likely({
	answers,
	legend,
	onPick,
}: {
	answers: ComingAnswer['likely'];
	legend: string;
	onPick: (task: string) => void;
}) {
	return (
		<fieldset className={own.likely}>
			<legend className="sr-only">{legend}</legend>
			{answers.map(({ label, task }) => (
				<PlainButton key={label} variant="outlined" onClick={() => onPick(task)}>
					{label}
				</PlainButton>
			))}
		</fieldset>
	);
}

/**
 * The rows of the sheet that decided the verdict, below the mark that they share. Each links to its row on this page.
 * Rows that all say what the verdict says need no mark of their own.
 */
function Rows({ reasons, verdict }: Pick<ComingAnswer, 'reasons' | 'verdict'>) {
	const t = useTranslations('askForeman');
	const shown = showReasons(reasons);
	const effects = [...new Set(shown.map(({ effect }) => effect))];
	return (
		<>
			<h3 className={own.small}>{t('rows')}</h3>
			<dl className={own.rows}>
				{effects.map((effect) => (
					<div key={effect}>
						<dt className={effects.length === 1 && effect === verdict ? 'sr-only' : undefined}>
							<Verdict verdict={effect} />
						</dt>
						{shown
							.filter((reason) => reason.effect === effect)
							.map(({ rows, finding }) => (
								<dd key={rows.join()}>
									{rows.map((row, at) => (
										<Fragment key={row}>
											{at > 0 && ', '}
											<RowLink row={row} />
										</Fragment>
									))}
									{finding !== '' && <> {joinUnits(finding)}</>}
								</dd>
							))}
					</div>
				))}
			</dl>
		</>
	);
}

function RowLink({ row }: { row: string }) {
	return (
		// biome-ignore lint/a11y/useValidAnchor: it links to a row of this page, which may have to be opened first
		<a
			href="#product-panel-specs"
			onClick={(event) => {
				if (showRow(row)) event.preventDefault();
			}}
		>
			{row}
		</a>
	);
}

function Verdict({ verdict }: { verdict: Performance }) {
	const t = useTranslations('askForeman.verdicts');
	return <PerformanceMark performance={verdict} label={t(VERDICT_MESSAGES[verdict])} />;
}

/** Keeps a figure and its unit on one line. */
const joinUnits = (text: string) => text.replace(/(\d) (A|°C|in|po|mm)\b/g, '$1\u00a0$2');

/** Fades in line by line, as the text wraps at this width; shown at once if reduced motion is preferred. */
function Sentence({ text }: { text: string }) {
	const container = useRef<HTMLParagraphElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another sentence wraps differently
	useLayoutEffect(() => {
		let line = -1;
		let top = Number.NEGATIVE_INFINITY;
		for (const word of container.current?.querySelectorAll<HTMLElement>('span') ?? []) {
			if (word.offsetTop > top) line++;
			top = Math.max(top, word.offsetTop);
			word.style.setProperty('--line', `${line}`);
		}
	}, [text]);
	if (text === '') return null;
	return (
		<p ref={container} key={text} className={`${styles.sample} ${own.sentence}`}>
			{joinUnits(text)
				.split(' ')
				.map((word, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a word is identified by its position
					<span key={at}>{word} </span>
				))}
		</p>
	);
}
