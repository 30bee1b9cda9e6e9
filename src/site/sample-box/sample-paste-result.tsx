import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSizeWord } from '../../domain/catalogue/sizes/glove-size.ts';
import { MAX_SAMPLES, type SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { useSampleBox } from './sample-box.tsx';
import type { ListQuestion, ReadList } from './sample-list-reading.ts';
import styles from './sample-paste.module.css';

/** A list that was read, with the number of samples added to the box; `at` distinguishes one reading from the next. */
export type PasteOutcome = ReadList & { at: number; added: number; present: number; full: number };

type SamplePasteResultProps = { outcome: PasteOutcome; onChange: (outcome: PasteOutcome) => void };

/**
 * The result of a pasted list: how many samples were added, the lines with questions, and the lines that were not read.
 */
export function SamplePasteResult({ outcome, onChange }: SamplePasteResultProps) {
	const t = useTranslations('sampleBox.paste');
	const { add } = useSampleBox();
	const { added, present, full, several, questions, notRead, isCut } = outcome;

	function accept(question: ListQuestion, sample: SampleItem) {
		const done = add(sample);
		onChange({
			...outcome,
			[done]: outcome[done] + 1,
			questions: done === 'full' ? questions : questions.filter((one) => one !== question),
		});
	}

	return (
		<>
			{added > 0 && <p className={styles.good}>{t('added', { count: added })}</p>}
			{present > 0 && <p>{t('present', { count: present })}</p>}
			{full > 0 && <p>{t('full', { count: full, most: MAX_SAMPLES })}</p>}
			{several > 0 && added + present > 0 && <p>{t('several')}</p>}
			{questions.map((question, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice
				<Question key={`${at} ${question.line.text}`} question={question} onAccept={accept} />
			))}
			{notRead.length > 0 && (
				<div className={styles.notRead}>
					<p>{t('notRead', { count: notRead.length })}</p>
					<ul role="list">
						{notRead.map((text, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: as above
							<li key={`${at} ${text}`}>
								<bdi>{text}</bdi>
							</li>
						))}
					</ul>
				</div>
			)}
			{isCut && <p className={styles.wrong}>{t('cut')}</p>}
		</>
	);
}

type QuestionProps = {
	question: ListQuestion;
	onAccept: (question: ListQuestion, sample: SampleItem) => void;
};

function Question({ question, onAccept }: QuestionProps) {
	const locale = useLocale();
	const t = useTranslations('sampleBox.paste');
	const box = useTranslations('sampleBox');
	const { offers, reason } = question;
	const nameOf = ({ partNumber, size }: SampleItem) =>
		box('sample', { partNumber: formatPartNumber(partNumber), size: formatSizeWord(size, locale) });
	return (
		<div className={styles.question}>
			<p className={styles.wrong}>{useReasonText(question)}</p>
			{offers.length > 0 && (
				<p className={styles.offers}>
					{reason.kind === 'unknown' && <span>{t('near')}</span>}
					{offers.map((sample) => (
						<button
							key={`${sample.partNumber} ${sample.size}`}
							type="button"
							className={styles.offer}
							aria-label={t('take', { sample: nameOf(sample) })}
							onClick={() => onAccept(question, sample)}
						>
							{nameOf(sample)}
						</button>
					))}
				</p>
			)}
		</div>
	);
}

function useReasonText({ line, reason }: ListQuestion): string {
	const locale = useLocale();
	const t = useTranslations('sampleBox.paste');
	switch (reason.kind) {
		case 'unknown':
			return t(line.partNumber === undefined ? 'unknownName' : 'unknown', { text: reason.text });
		case 'notMade':
			return t('notMade', {
				partNumber: formatPartNumber(reason.partNumber),
				size: reason.size,
				sizes: reason.sizes.map((size) => formatSizeWord(size, locale)).join(', '),
			});
		case 'handSize':
			return t('handSize', {
				partNumber: formatPartNumber(reason.partNumber),
				written: reason.written,
				size: formatSizeWord(reason.size, locale),
			});
		case 'twoWays':
			return t('twoWays', { text: reason.text });
		case 'notDyed':
			return t('notDyed', { partNumber: formatPartNumber(reason.partNumber), colour: reason.colour });
	}
}
