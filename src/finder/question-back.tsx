import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Question } from '../fit/fit-answer.ts';
import { RATED_HAZARDS } from '../fit/task-facts.ts';
import { LONGEST_TASK } from '../fit/task-text.ts';
import { WELDING_PROCESSES } from '../ratings/welding-process.ts';
import { PlainButton } from '../ui/plain-button.tsx';
import { useNamedFacts } from './fact-label.ts';
import { FactLine } from './fact-line.tsx';
import { FINDER_PATH } from './finder-address.ts';
import styles from './finder-page.module.css';
import type { FinderQuestion } from './finder-question.ts';
import { Tick } from './job-questions.tsx';

/** The processes that a word of two trades may mean. */
const MEANINGS: Partial<Record<Question, readonly string[]>> = {
	plasma: ['PAC', 'PAW'],
	cutting: ['OFW', 'PAC', 'CAC-A', 'GRIND'],
	tack: ['GTAW', 'GMAW', 'SMAW', 'FCAW'],
};

/** Questions that only other words can answer. */
const IN_WORDS: ReadonlySet<Question> = new Set<Question>(['unread', 'who', 'corrected']);
const ASKED_HAZARDS = [...RATED_HAZARDS, 'chemical', 'electrical'] as const;

type QuestionBackProps = { asked: Question; question: FinderQuestion };

/** What has to be known first, as a field to fill; what was said already goes along. */
export function QuestionBack({ asked, question }: QuestionBackProps) {
	const t = useTranslations('finder');
	const { job, facts, glove } = question;
	const words = facts.unread.map((word) => `“${word}”`).join(', ');
	return (
		<form action={FINDER_PATH} className={styles.back} key={`${asked} ${job}`}>
			<h2 id="finder-answer" className={styles.heading}>
				{t('back.title')}
			</h2>
			<FactLine question={question} />
			{glove !== undefined && <input type="hidden" name="glove" value={glove} />}
			{IN_WORDS.has(asked) ? (
				<>
					<p id="finder-back" className={styles.backQuestion}>
						{t(`back.${asked as 'unread'}`, { words })}
					</p>
					<textarea
						className={styles.jobField}
						name="job"
						rows={3}
						maxLength={LONGEST_TASK}
						required
						defaultValue={job}
						aria-label={t('back.again')}
						aria-describedby="finder-back"
					/>
				</>
			) : (
				<>
					<SaidAlready question={question} />
					<AskedField asked={asked} />
				</>
			)}
			<PlainButton type="submit" look="heat" icon="search">
				{t('submit')}
			</PlainButton>
		</form>
	);
}

/** The words say all that was read of them; answers that came without words are sent again. */
function SaidAlready({ question: { job, facts } }: { question: FinderQuestion }) {
	const nameFacts = useNamedFacts();
	if (job !== '') return <input type="hidden" name="job" value={job} />;
	return nameFacts(facts)
		.filter(({ name }) => name !== 'unclear')
		.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

function AskedField({ asked }: { asked: Question }) {
	const t = useTranslations('finder');
	const id = useId();
	if (asked === 'amps') {
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
	const processes = MEANINGS[asked] ?? WELDING_PROCESSES.map(({ code }) => code);
	return (
		<fieldset className={styles.group}>
			<legend className={styles.backQuestion}>{t(`back.${asked as 'process'}`)}</legend>
			<div className={styles.ticks}>
				{asked === 'hazard'
					? ASKED_HAZARDS.map((hazard) => (
							<Tick
								key={hazard}
								name="hazard"
								value={hazard}
								label={t(`hazards.${hazard}`)}
								checked={false}
							/>
						))
					: WELDING_PROCESSES.filter(({ code }) => processes.includes(code)).map(({ code, label }) => (
							<Tick
								key={code}
								type="radio"
								name="process"
								value={code.toLowerCase()}
								label={label}
								checked={false}
							/>
						))}
				{asked === 'process' && (
					<Tick type="radio" name="process" value="handling" label={t('process.handling')} checked={false} />
				)}
			</div>
		</fieldset>
	);
}
