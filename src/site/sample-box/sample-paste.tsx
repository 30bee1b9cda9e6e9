import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_LIST_LENGTH } from '../../domain/sample-requests/sample-item.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { lazyPart } from '../../platform/ui/static-part.tsx';
import { useSampleBox } from './sample-box.tsx';
import type { ReadList } from './sample-list-reading.ts';
import styles from './sample-paste.module.css';
import type { PasteOutcome } from './sample-paste-result.tsx';

/** Shown once a list has been read; loaded with the code that reads it. */
const SamplePasteResult = lazyPart(() =>
	import('./sample-paste-result.tsx').then((module) => module.SamplePasteResult),
);

/** A field for typing or pasting a whole list: "XY300 L, xy276-3 M", or the mail that contains it. */
export function SamplePaste() {
	const t = useTranslations('sampleBox.paste');
	const { add } = useSampleBox();
	const id = useId();
	const [text, setText] = useState('');
	const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'blank'>('idle');
	const [outcome, setOutcome] = useState<PasteOutcome>();

	// In a scrolling panel the result may appear below the visible area.
	const result = useRef<HTMLDivElement>(null);
	const at = outcome?.at;
	useEffect(() => {
		if (at) result.current?.scrollIntoView({ block: 'nearest' });
	}, [at]);

	/** Lines that could not be added stay in the field for correction. */
	function show(next: PasteOutcome) {
		setOutcome(next);
		setText(next.questions.map(({ line }) => line.text).join('\n'));
	}

	async function addLines() {
		if (state === 'busy') return;
		setOutcome(undefined);
		setState('busy');
		try {
			const [{ readSampleList }] = await Promise.all([
				import('./sample-list-reading.ts'),
				SamplePasteResult.load(),
			]);
			const list = await readSampleList(text);
			setState(list ? 'idle' : 'blank');
			if (list) show(addAll(list));
		} catch {
			setState('failed');
		}
	}

	function addAll(list: ReadList): PasteOutcome {
		const outcomes = list.samples.map((sample) => add(sample));
		const count = (wanted: string) => outcomes.filter((one) => one === wanted).length;
		return { ...list, at: Date.now(), added: count('added'), present: count('present'), full: count('full') };
	}

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
					maxLength={MAX_LIST_LENGTH}
					value={text}
					placeholder={t('example')}
					autoCapitalize="none"
					spellCheck={false}
					aria-describedby={`${id}-result`}
					aria-invalid={(outcome && outcome.questions.length > 0) || undefined}
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
					{outcome && <SamplePasteResult outcome={outcome} onChange={show} />}
				</div>
			</div>
		</details>
	);
}
