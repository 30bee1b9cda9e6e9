import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../../platform/ui/link.tsx';
import styles from './size-calculator.module.css';
import { isNoHand, type TapePart, type TapeReading } from './tape-reading.ts';
import { formatTape, readPart, type TapeText } from './tape-text.ts';

type TapeReadProps = { tape: TapeText; part: TapePart; onChange: (tape: TapeText) => void };

/**
 * Says how a value was read if that is not obvious: a fraction, a written unit, or a guessed one, with a link back to
 * the selected unit. Also says if the second value cannot be a hand length.
 */
export function TapeRead({ tape, part, onChange }: TapeReadProps) {
	const pathTo = usePathTo();
	const t = useTranslations('guides.sizing');
	const reading = readPart(tape, part);
	if (reading === undefined) {
		// The result has its own message for the girth.
		if (part === 'palm' || tape.length.trim() === '') return null;
		return <p className={styles.read}>{t('read.noLength', { hint: t(`${tape.unit}Hint`) })}</p>;
	}
	if (part === 'length' && isNoHand(reading))
		return <p className={styles.read}>{t('read.notALength', { read: writeReading(t, reading) })}</p>;
	const isPlain = reading.unit === tape.unit && !reading.isFraction && !tape.asTyped;
	if (isPlain) return null;
	const typed = { ...tape, asTyped: true };
	const asTyped = readPart(typed, part);

	function preserveUnit(event: MouseEvent) {
		event.preventDefault();
		onChange(typed);
	}

	return (
		<p className={styles.read}>
			{t(`read.${part}`, { read: writeReading(t, reading), mm: reading.mm })}
			{reading.by === 'guessed' && asTyped && (
				<>
					{' '}
					<a href={pathTo(`/sizing-guide?${formatTape(typed)}`)} onClick={preserveUnit}>
						{t('read.asTyped', { read: writeReading(t, asTyped) })}
					</a>
				</>
			)}
		</p>
	);
}

/** "8.75 in", with a tape's precision. */
export function writeReading(
	t: ReturnType<typeof useTranslations<'guides.sizing'>>,
	{ value, unit }: TapeReading,
): string {
	return t(`read.${unit}`, { value });
}
