import { useTranslations } from 'use-intl';
import { formatSizeWord } from '../../../domain/catalogue/sizes/glove-size.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { usePathTo } from '../../../platform/ui/link.tsx';
import { useContact } from '../../frame/use-contact.ts';
import { type HandSizeAnswer, LENGTH_UNITS, sizeBelow } from './hand-size.ts';
import styles from './size-calculator.module.css';
import { TapeRead, writeReading } from './tape-read.tsx';
import { TAPE_PATTERN } from './tape-reading.ts';
import { readPart, type TapeText, withUnit } from './tape-text.ts';

type SizeCalculatorProps = {
	tape: TapeText;
	onChange: (tape: TapeText) => void;
	/** Undefined until there is a valid girth. */
	answer: HandSizeAnswer | undefined;
};

/** Calculates a size from girth, length and unit: while typing, or by submitting the form without scripts. */
export function SizeCalculator({ tape, onChange, answer }: SizeCalculatorProps) {
	const pathTo = usePathTo();
	const t = useTranslations('guides.sizing');
	const hint = t(`${tape.unit}Hint`);
	// A phone's decimal keyboard has no slash for 8 3/4.
	const keyboard = tape.unit === 'in' ? 'text' : 'decimal';
	return (
		<form className={styles.card} action={pathTo('/sizing-guide')} aria-label={t('calculator')}>
			<div className={styles.fields}>
				<p className={styles.field}>
					<label htmlFor="palm">{t('palm')}</label>
					<input
						id="palm"
						name="palm"
						required
						inputMode={keyboard}
						autoComplete="off"
						pattern={TAPE_PATTERN}
						title={hint}
						aria-describedby="palm-hint"
						value={tape.palm}
						onChange={(event) => onChange({ ...tape, palm: event.target.value, asTyped: false })}
					/>
				</p>
				<fieldset className={styles.units}>
					<legend className="sr-only">{t('unit')}</legend>
					{LENGTH_UNITS.map((unit) => (
						<label key={unit} className={styles.unit}>
							<input
								type="radio"
								name="unit"
								value={unit}
								checked={tape.unit === unit}
								onChange={() => onChange(withUnit(tape, unit))}
							/>
							<span aria-hidden="true">{t(unit)}</span>
							<span className="sr-only">{t(`${unit}Spoken`)}</span>
						</label>
					))}
				</fieldset>
				<p className={styles.field}>
					<label htmlFor="length">{t('length')}</label>
					<input
						id="length"
						name="length"
						inputMode={keyboard}
						autoComplete="off"
						pattern={TAPE_PATTERN}
						title={hint}
						value={tape.length}
						onChange={(event) => onChange({ ...tape, length: event.target.value, asTyped: false })}
					/>
				</p>
				<button type="submit" className={styles.find}>
					{t('find')}
				</button>
			</div>
			<p id="palm-hint" className={styles.hint}>
				{hint}
			</p>
			<div className={styles.answer} role="status">
				{answer?.kind === 'fits' && (
					<span className={styles.letter} aria-hidden="true">
						{answer.row.letter}
					</span>
				)}
				<div>
					<p>
						<Advice tape={tape} answer={answer} />
					</p>
					<TapeRead tape={tape} part="palm" onChange={onChange} />
					<TapeRead tape={tape} part="length" onChange={onChange} />
				</div>
			</div>
			{tape.asTyped && <input type="hidden" name="typed" value="1" />}
		</form>
	);
}

/** The result in one or two sentences. */
function Advice({ tape, answer }: Pick<SizeCalculatorProps, 'tape' | 'answer'>) {
	const locale = useLocale();
	const contact = useContact();
	const t = useTranslations('guides.sizing');
	if (!answer) {
		if (tape.palm.trim() === '') return t('answer.waiting');
		const palm = readPart(tape, 'palm');
		if (palm)
			return t(palm.mm < 200 ? 'answer.tooSmall' : 'answer.tooLarge', { read: writeReading(t, palm) });
		return t('answer.unreadable', { hint: t(`${tape.unit}Hint`) });
	}
	if (answer.kind !== 'fits') {
		return t.rich(`answer.${answer.kind}`, {
			email: contact.email,
			mail: (text) => <a href={`mailto:${contact.email}`}>{text}</a>,
		});
	}
	const { row, place, gapMm, byPalm, isLong } = answer;
	const gap =
		readPart(tape, 'palm')?.unit !== 'in'
			? t('gapMm', { gap: gapMm })
			: t('gapIn', { gap: Math.round((gapMm * 100) / 25.4) / 100 });
	return (
		<>
			{t.rich('size', { size: formatSizeWord(row.letter, locale), b: (text) => <strong>{text}</strong> })}{' '}
			{reason()}
			{isLong && ` ${t('answer.long')}`}
		</>
	);

	function reason() {
		if (byPalm) return t('answer.length', { palm: formatSizeWord(byPalm.letter, locale) });
		const below = sizeBelow(row);
		if (place === 'over' && below)
			return t('answer.over', { gap, below: formatSizeWord(below.letter, locale) });
		if (place === 'under') return gapMm === 0 ? t('answer.onLine') : t('answer.under', { gap });
		return t('answer.inside');
	}
}
