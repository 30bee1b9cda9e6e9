import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../catalogue/part-number.ts';
import type { Performance } from '../ratings/performance.ts';
import { PerformanceMark } from '../ratings/performance-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import styles from './fit-section.module.css';
import type { ComingAnswer } from './fit-stream.ts';
import { showRow } from './sheet-row.ts';

const VERDICT_WORDS = { 'Full use': 'full', Limited: 'limited', 'No use': 'none' } as const;

/** What a word may stand for that was not understood; each is put in its place by a press. */
const READINGS = ['hot', 'cold', 'sharp', 'wet', 'chemical', 'electrical'] as const;

type ForemanAnswerProps = {
	answer: ComingAnswer;
	task: string;
	onRead: (word: string, reading: string) => void;
};

/** The verdict, the foreman's sentence, the rows it rests on, and where to go from there. */
export function ForemanAnswer({ answer, task, onRead }: ForemanAnswerProps) {
	const t = useTranslations('askForeman');
	const { verdict, question, sentence, reasons, unread, better, whole } = answer;
	return (
		<>
			{verdict !== null && (
				<p className={styles.verdict}>
					<Verdict verdict={verdict} />
				</p>
			)}
			<Sentence text={sentence} />
			{question !== null && <p className={styles.note}>{t('answerBack')}</p>}
			{unread.length > 0 && (
				<p className={styles.unread}>
					<Icon name="warning" />
					<span>{t('unread', { words: unread.map((word) => `“${word}”`).join(', ') })}</span>
				</p>
			)}
			{whole && question !== null && unread[0] !== undefined && <Readings word={unread[0]} onRead={onRead} />}
			{reasons.length > 0 && (
				<>
					<h3 className={styles.small}>{t('rows')}</h3>
					<ul role="list" className={styles.rows}>
						{reasons.map(({ row, finding, effect }) => (
							<li key={`${row} ${finding}`}>
								<span>
									{/* biome-ignore lint/a11y/useValidAnchor: it leads to a row of this page, which may have to be opened first */}
									<a
										href="#product-panel-specs"
										onClick={(event) => {
											if (showRow(row)) event.preventDefault();
										}}
									>
										{row}
									</a>{' '}
									{finding}
								</span>
								<Verdict verdict={effect} />
							</li>
						))}
					</ul>
				</>
			)}
			{better.length > 0 && (
				<>
					<h3 className={styles.small}>{t('better')}</h3>
					<ul role="list" className={styles.better}>
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

/** "Is “sizzling” … hot, cold, sharp?": the likely readings as buttons; the rest of the task stays as it is. */
function Readings({ word, onRead }: { word: string; onRead: ForemanAnswerProps['onRead'] }) {
	const t = useTranslations('askForeman');
	return (
		<fieldset className={styles.readings}>
			<legend>{t('isIt', { word })}</legend>
			{READINGS.map((reading) => (
				<PlainButton key={reading} look="outlined" onClick={() => onRead(word, t(`readings.${reading}`))}>
					{t(`readings.${reading}`)}
				</PlainButton>
			))}
		</fieldset>
	);
}

function Verdict({ verdict }: { verdict: Performance }) {
	const t = useTranslations('askForeman.verdicts');
	return <PerformanceMark performance={verdict} label={t(VERDICT_WORDS[verdict])} />;
}

/** A figure and its unit stay on one line. */
const keepUnits = (text: string) => text.replace(/(\d) (A|°C|in|mm)\b/g, '$1\u00a0$2');

/** Fades in line by line, as the lines fall at this width; where motion is unwanted it is there at once. */
function Sentence({ text }: { text: string }) {
	const place = useRef<HTMLParagraphElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another sentence falls into other lines
	useLayoutEffect(() => {
		let line = -1;
		let top = Number.NEGATIVE_INFINITY;
		for (const word of place.current?.querySelectorAll<HTMLElement>('span') ?? []) {
			if (word.offsetTop > top) line++;
			top = Math.max(top, word.offsetTop);
			word.style.setProperty('--line', `${line}`);
		}
	}, [text]);
	if (text === '') return null;
	return (
		<p ref={place} key={text} className={styles.sentence}>
			{keepUnits(text)
				.split(' ')
				.map((word, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a word's place is what it is
					<span key={at}>{word} </span>
				))}
		</p>
	);
}
