import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatSizeWord } from '../catalogue/glove-size.ts';
import { formatPartNumber } from '../catalogue/part-number.ts';
import { Icon } from '../ui/icon.tsx';
import { useSampleBox } from './sample-box.tsx';
import { fetchSampleGloves } from './sample-gloves.ts';
import { MOST_SAMPLES } from './sample-item.ts';
import { matchSampleLines, parseSampleLines, type ReadSamples } from './sample-lines.ts';
import styles from './sample-paste.module.css';

/** What became of a pasted list; `left` lists what could not be added, in words. */
type Outcome = { added: number; present: number; full: number; read: ReadSamples };

/** Part numbers and sizes typed or pasted in one go: "XY300 L, xy276-3 M". */
export function SamplePaste() {
	const t = useTranslations('sampleBox.paste');
	const { add } = useSampleBox();
	const id = useId();
	const [text, setText] = useState('');
	const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'blank'>('idle');
	const [outcome, setOutcome] = useState<Outcome>();

	// In a panel that scrolls, the answer may come below its edge.
	const result = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (outcome) result.current?.scrollIntoView({ block: 'nearest' });
	}, [outcome]);

	async function addLines() {
		if (state === 'busy') return;
		setOutcome(undefined);
		const lines = parseSampleLines(text);
		if (lines.length === 0) return setState('blank');
		setState('busy');
		try {
			const gloves = await fetchSampleGloves(lines.flatMap(({ partNumber }) => partNumber ?? []));
			const read = matchSampleLines(lines, (partNumber) => gloves.get(partNumber) ?? undefined);
			const outcomes = read.samples.map((sample) => add(sample));
			const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
			setOutcome({ added: count('added'), present: count('present'), full: count('full'), read });
			// What could not be added stays in the field, to be put right.
			const left = [...read.unknown, ...read.notMade.map(({ line }) => line)];
			setText(left.map((line) => line.text).join('\n'));
			setState('idle');
		} catch {
			setState('failed');
		}
	}

	const wrong = outcome && outcome.read.unknown.length + outcome.read.notMade.length > 0;
	return (
		<details className={styles.paste}>
			<summary className={styles.summary}>
				<Icon name="plus" />
				{t('open')}
			</summary>
			<div className={styles.body}>
				<label htmlFor={id} className={styles.label}>
					{t('label')}
				</label>
				<textarea
					id={id}
					className={styles.text}
					rows={3}
					maxLength={8000}
					value={text}
					placeholder={t('example')}
					autoCapitalize="none"
					spellCheck={false}
					aria-describedby={`${id}-result`}
					aria-invalid={wrong || undefined}
					onChange={(event) => setText(event.target.value)}
				/>
				<button
					type="button"
					className={styles.add}
					aria-disabled={state === 'busy' || undefined}
					onClick={addLines}
				>
					{t(state === 'busy' ? 'adding' : 'add')}
				</button>
				<div id={`${id}-result`} ref={result} className={styles.result} role="status">
					{state === 'failed' && <p>{t('failed')}</p>}
					{state === 'blank' && <p>{t('blank')}</p>}
					{outcome && <Result outcome={outcome} />}
				</div>
			</div>
		</details>
	);
}

function Result({ outcome: { added, present, full, read } }: { outcome: Outcome }) {
	const t = useTranslations('sampleBox.paste');
	return (
		<>
			{added > 0 && <p className={styles.good}>{t('added', { count: added })}</p>}
			{present > 0 && <p>{t('present', { count: present })}</p>}
			{full > 0 && <p>{t('full', { count: full, most: MOST_SAMPLES })}</p>}
			{read.unknown.map(({ text }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice, and none moves
				<p key={`${at} ${text}`} className={styles.wrong}>
					{t('unknown', { text })}
				</p>
			))}
			{read.notMade.map(({ line, partNumber, sizes }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: as above
				<p key={`${at} ${line.text}`} className={styles.wrong}>
					{t('notMade', {
						partNumber: formatPartNumber(partNumber),
						size: line.size,
						sizes: sizes.map(formatSizeWord).join(', '),
					})}
				</p>
			))}
		</>
	);
}
