import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Question } from '../../domain/fit/fit-answer.ts';
import type { LikelyAnswer } from '../../domain/fit/likely-answers.ts';
import { RATED_HAZARDS } from '../../domain/fit/reading/task-facts.ts';
import { WELDING_PROCESSES, weldingNameIn } from '../../domain/ratings/welding-process.ts';
import { useQuotes } from '../../platform/i18n/quote.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { JobField } from '../frame/job-form.tsx';
import { useNamedFacts } from './fact-label.ts';
import { FactLine } from './fact-line.tsx';
import { FINDER_PATH } from './finder-address.ts';
import styles from './finder-page.module.css';
import type { FinderQuestion } from './finder-question.ts';
import { Tick } from './job-questions.tsx';

/** The processes that an ambiguous word may mean. */
const MEANINGS: Partial<Record<Question, readonly string[]>> = {
	plasma: ['PAC', 'PAW'],
	cutting: ['OFW', 'PAC', 'CAC-A', 'GRIND'],
	tack: ['GTAW', 'GMAW', 'SMAW', 'FCAW'],
};

/** Questions that can only be answered with different words. */
const ABOUT_TEXT: ReadonlySet<Question> = new Set<Question>(['unread', 'who', 'corrected']);
const OFFERED_HAZARDS = [...RATED_HAZARDS, 'chemical', 'electrical'] as const;

type QuestionBackProps = {
	kind: Question;
	/** Each with the complete job to ask next. */
	likely: readonly LikelyAnswer[];
	question: FinderQuestion;
};

/** Asks for the missing information with a field to fill in; the facts given so far are sent along. */
export function QuestionBack({ kind, likely, question }: QuestionBackProps) {
	const pathTo = usePathTo();
	const t = useTranslations('finder');
	const quote = useQuotes();
	const { job, facts, glove } = question;
	const id = useId();
	const words = quote(facts.unread);
	const isAboutText = ABOUT_TEXT.has(kind);
	return (
		<div className={styles.back} key={`${kind} ${job}`}>
			<h2 id="finder-answer" className={styles.heading}>
				{t('back.title')}
			</h2>
			<FactLine question={question} above="question" />
			{isAboutText && (
				<p id="finder-back" className={styles.backQuestion}>
					{t(`back.${kind as 'unread'}`, { words })}
				</p>
			)}
			{isAboutText && likely.length > 0 && <Likely answers={likely} glove={glove} />}
			<form action={pathTo(FINDER_PATH)} className={styles.back}>
				{glove !== undefined && <input type="hidden" name="glove" value={glove} />}
				<StatedFields question={question} isAboutText={isAboutText} />
				{isAboutText ? (
					<div className={styles.group}>
						<label className={styles.hint} htmlFor={id}>
							{t(kind === 'unread' ? 'back.orSay' : 'back.again')}
						</label>
						<JobField id={id} rows={3} defaultValue={job} aria-describedby="finder-back" />
					</div>
				) : (
					<QuestionField kind={kind} />
				)}
				<PlainButton type="submit" variant="heat" icon="search">
					{t('submit')}
				</PlainButton>
			</form>
		</div>
	);
}

/** Likely answers as native submit buttons; each submits the job with that answer inserted. */
function Likely({ answers, glove }: { answers: readonly LikelyAnswer[]; glove: string | undefined }) {
	const pathTo = usePathTo();
	const t = useTranslations('finder');
	return (
		<form action={pathTo(FINDER_PATH)}>
			{glove !== undefined && <input type="hidden" name="glove" value={glove} />}
			<fieldset className={styles.likely}>
				<legend className={styles.hint}>{t('back.likely')}</legend>
				{answers.map(({ label, task }) => (
					<PlainButton key={label} type="submit" variant="outlined" name="job" value={task}>
						{label}
					</PlainButton>
				))}
			</fieldset>
		</form>
	);
}

/**
 * Hidden fields for what was already given. The text carries everything read from it; answers given without text are
 * sent again, except those for the fact in question.
 */
function StatedFields({
	question: { job, facts },
	isAboutText,
}: {
	question: FinderQuestion;
	isAboutText: boolean;
}) {
	const nameFacts = useNamedFacts();
	if (job !== '') return isAboutText ? null : <input type="hidden" name="job" value={job} />;
	const open = isAboutText ? ['unread', 'doubt'] : ['unclear'];
	return nameFacts(facts)
		.filter(({ name }) => !open.includes(name))
		.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

function QuestionField({ kind }: { kind: Question }) {
	const t = useTranslations('finder');
	const locale = useLocale();
	const id = useId();
	if (kind === 'amps') {
		return (
			<div className={styles.group}>
				<label className={styles.backQuestion} htmlFor={id}>
					{t('back.amps')}
				</label>
				<div className={styles.amps}>
					<input id={id} type="number" name="amps" min={1} max={2000} inputMode="numeric" required />
					<span aria-hidden="true">A</span>
				</div>
			</div>
		);
	}
	const processes = MEANINGS[kind] ?? WELDING_PROCESSES.map(({ code }) => code);
	return (
		<fieldset className={styles.group}>
			<legend className={styles.backQuestion}>{t(`back.${kind as 'process'}`)}</legend>
			<div className={styles.ticks}>
				{kind === 'hazard'
					? OFFERED_HAZARDS.map((hazard) => (
							<Tick
								key={hazard}
								name="hazard"
								value={hazard}
								label={t(`hazards.${hazard}`)}
								checked={false}
							/>
						))
					: WELDING_PROCESSES.filter(({ code }) => processes.includes(code)).map((process) => (
							<Tick
								key={process.code}
								type="radio"
								name="process"
								value={process.code.toLowerCase()}
								label={weldingNameIn(process, locale)}
								checked={false}
							/>
						))}
				{kind === 'process' && (
					<Tick type="radio" name="process" value="handling" label={t('process.handling')} checked={false} />
				)}
			</div>
		</fieldset>
	);
}
