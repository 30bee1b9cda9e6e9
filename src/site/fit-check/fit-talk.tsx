import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_TASK_LENGTH } from '../../domain/fit/reading/task-text.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { Spinner } from '../../platform/ui/overlays/spinner.tsx';
import own from './fit-answer.module.css';
import styles from './fit-section.module.css';
import { ForemanAnswer } from './foreman-answer.tsx';
import { type FitState, isPending, useFitCheck } from './use-fit-check.ts';
import { VERDICT_MESSAGES } from './verdict-messages.ts';

/** Number of characters from which the remaining count is shown. */
const COUNTED_FROM = 400;

/** Handles the form next to it and shows the foreman's answer. */
export function FitTalk({ partNumber }: { partNumber: string }) {
	const t = useTranslations('askForeman');
	const locale = useLocale();
	const { state, submit, stop } = useFitCheck(partNumber);
	const container = useRef<HTMLDivElement>(null);
	const [task, setTask] = useState('');
	const isBusy = isPending(state);
	const length = [...task].length;

	useEffect(() => {
		const field = findField(container.current);
		const form = field?.form;
		if (!field || !form) return;
		const follow = () => setTask(field.value);
		const send = (event: SubmitEvent) => {
			event.preventDefault();
			follow();
			const text = field.value.trim();
			if (text !== '') submit(text);
		};
		follow();
		field.addEventListener('input', follow);
		form.addEventListener('submit', send);
		return () => {
			field.removeEventListener('input', follow);
			form.removeEventListener('submit', send);
		};
	}, [submit]);

	// Read-only while the request is running; the text is kept whatever the result.
	useEffect(() => {
		const field = findField(container.current);
		if (field) field.readOnly = isBusy;
	}, [isBusy]);

	// A question back is answered in the same field, so the cursor goes to its end.
	const question = state.kind === 'answer' && state.answer.whole ? state.answer.question : null;
	useEffect(() => {
		if (question === null) return;
		const field = findField(container.current);
		field?.focus();
		field?.setSelectionRange(field.value.length, field.value.length);
	}, [question]);

	// On narrow screens the answer appears below the visible area.
	const { kind } = state;
	useEffect(() => {
		if (kind !== 'idle') container.current?.scrollIntoView({ block: 'nearest' });
	}, [kind]);

	return (
		<div ref={container} className={kind === 'idle' ? own.counter : styles.answer} data-answer={kind}>
			{length >= COUNTED_FROM && (
				<p className={own.left} data-full={length >= MAX_TASK_LENGTH || undefined}>
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
							findField(container.current)?.focus();
						}}
						onAgain={() => findField(container.current)?.form?.requestSubmit()}
						onPick={(next) => {
							const field = findField(container.current);
							if (!field) return;
							field.value = next;
							// The button disappears with its question; the field stays and holds the new task.
							field.focus();
							field.form?.requestSubmit();
						}}
					/>
					<p className={styles.safety}>{t('safety')}</p>
				</>
			)}
			<p className="sr-only" role="status">
				{statusText()}
			</p>
		</div>
	);

	/** The text for screen readers: each state once, and the answer once it is complete. */
	function statusText(): string {
		switch (state.kind) {
			case 'idle':
				return '';
			case 'limited':
				return t('limited', { minutes: state.minutes });
			case 'refused':
				return state.message;
			case 'answer': {
				const { verdict, sentence, whole } = state.answer;
				if (!whole) return '';
				return verdict === null
					? `${withColon(t('asked'), locale)} ${sentence} ${t('answerBack')}`
					: `${t(`verdicts.${VERDICT_MESSAGES[verdict]}`)}. ${sentence}`;
			}
			default:
				return t(state.kind);
		}
	}
}

/** The field is part of the server-rendered page, not of this component. */
function findField(container: HTMLElement | null): HTMLTextAreaElement | undefined {
	return container?.closest('section')?.querySelector('textarea') ?? undefined;
}

type StateProps = {
	state: FitState;
	task: string;
	onStop: () => void;
	onAgain: () => void;
	/** Called with the next task: the current one with a likely answer inserted. */
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
					<p className={own.working}>
						<Spinner size={48} />
						{t(state.kind)}
					</p>
					<PlainButton variant="outlined" onClick={onStop}>
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
					<p className={own.failed}>
						<Icon name="warning" />
						{state.kind === 'limited'
							? t('limited', { minutes: state.minutes })
							: state.kind === 'refused'
								? state.message
								: t(state.kind)}
					</p>
					<PlainButton variant="outlined" onClick={onAgain}>
						{t('again')}
					</PlainButton>
				</>
			);
	}
}
