import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_TASK_LENGTH } from '../../domain/fit/reading/task-text.ts';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { Spinner } from '../../platform/ui/overlays/spinner.tsx';
import styles from './fit-section.module.css';
import { ForemanAnswer } from './foreman-answer.tsx';
import { type FitState, isUnderWay, useFitCheck } from './use-fit-check.ts';

/** From how many characters on the visitor sees how many are left. */
const COUNTED_FROM = 400;

/** Hears the form beside it, and says what the foreman says. */
export function FitTalk({ partNumber }: { partNumber: string }) {
	const t = useTranslations('askForeman');
	const { state, ask, stop } = useFitCheck(partNumber);
	const place = useRef<HTMLDivElement>(null);
	const [task, setTask] = useState('');
	const isBusy = isUnderWay(state);
	const length = [...task].length;

	useEffect(() => {
		const field = findField(place.current);
		const form = field?.form;
		if (!field || !form) return;
		const follow = () => setTask(field.value);
		const send = (event: SubmitEvent) => {
			event.preventDefault();
			follow();
			const text = field.value.trim();
			if (text !== '') ask(text);
		};
		follow();
		field.addEventListener('input', follow);
		form.addEventListener('submit', send);
		return () => {
			field.removeEventListener('input', follow);
			form.removeEventListener('submit', send);
		};
	}, [ask]);

	// Locked while it is looked at; the words stay whatever comes of it.
	useEffect(() => {
		const field = findField(place.current);
		if (field) field.readOnly = isBusy;
	}, [isBusy]);

	// A question back is answered in the same field: at its end, where one goes on writing.
	const question = state.kind === 'answer' && state.answer.whole ? state.answer.question : null;
	useEffect(() => {
		if (question === null) return;
		const field = findField(place.current);
		field?.focus();
		field?.setSelectionRange(field.value.length, field.value.length);
	}, [question]);

	// On narrow screens the answer comes below the edge.
	const { kind } = state;
	useEffect(() => {
		if (kind !== 'idle') place.current?.scrollIntoView({ block: 'nearest' });
	}, [kind]);

	return (
		<div ref={place} className={kind === 'idle' ? styles.counter : styles.answer} data-answer={kind}>
			{length >= COUNTED_FROM && (
				<p className={styles.left} data-full={length >= MAX_TASK_LENGTH || undefined}>
					{length >= MAX_TASK_LENGTH
						? t('tooLong', { most: MAX_TASK_LENGTH })
						: t('left', { count: length, most: MAX_TASK_LENGTH })}
				</p>
			)}
			{kind !== 'idle' && (
				<>
					<p className={styles.says}>
						<Icon name="hand" />
						{t(question === null ? 'says' : 'asked')}
					</p>
					<State
						state={state}
						task={task}
						onStop={() => {
							stop();
							findField(place.current)?.focus();
						}}
						onAgain={() => findField(place.current)?.form?.requestSubmit()}
						onPick={(next) => {
							const field = findField(place.current);
							if (!field) return;
							field.value = next;
							// The button goes with its question; the field stays, and holds what is asked now.
							field.focus();
							field.form?.requestSubmit();
						}}
					/>
					<p className={styles.safety}>{t('safety')}</p>
				</>
			)}
			<p className="spoken" role="status">
				{sayAloud()}
			</p>
		</div>
	);

	/** What a screen reader hears: each state once, and the answer once, whole. */
	function sayAloud(): string {
		switch (state.kind) {
			case 'idle':
				return '';
			case 'limited':
				return t('limited', { minutes: state.minutes });
			case 'refused':
				return state.words;
			case 'answer': {
				const { verdict, sentence, whole } = state.answer;
				if (!whole) return '';
				return verdict === null
					? `${t('asked')}: ${sentence} ${t('answerBack')}`
					: `${t(`verdicts.${VERDICT_WORDS[verdict]}`)}. ${sentence}`;
			}
			default:
				return t(state.kind);
		}
	}
}

/** The field stands in the page as it was sent: no part of this one. */
function findField(place: HTMLElement | null): HTMLTextAreaElement | undefined {
	return place?.closest('section')?.querySelector('textarea') ?? undefined;
}

const VERDICT_WORDS = { 'Full use': 'full', Limited: 'limited', 'No use': 'none' } as const;

type StateProps = {
	state: FitState;
	task: string;
	onStop: () => void;
	onAgain: () => void;
	/** The task to ask next, with a likely answer put in. */
	onPick: (task: string) => void;
};

function State({ state, task, onStop, onAgain, onPick }: StateProps) {
	const t = useTranslations('askForeman');
	switch (state.kind) {
		case 'idle':
			return null;
		case 'working':
		case 'reading':
		case 'slow':
			return (
				<>
					<p className={styles.working}>
						<Spinner size={48} />
						{t(state.kind)}
					</p>
					<PlainButton look="outlined" onClick={onStop}>
						{t('cancel')}
					</PlainButton>
				</>
			);
		case 'answer':
			return <ForemanAnswer answer={state.answer} task={task} onPick={onPick} />;
		case 'stopped':
			return <p className={styles.note}>{t('stopped')}</p>;
		default:
			return (
				<>
					<p className={styles.failed}>
						<Icon name="warning" />
						{state.kind === 'limited'
							? t('limited', { minutes: state.minutes })
							: state.kind === 'refused'
								? state.words
								: t(state.kind)}
					</p>
					<PlainButton look="outlined" onClick={onAgain}>
						{t('again')}
					</PlainButton>
				</>
			);
	}
}
