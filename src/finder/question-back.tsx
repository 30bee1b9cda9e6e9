import { useTranslations } from 'use-intl';
import type { Question } from '../fit/fit-answer.ts';
import { HAZARDS } from '../fit/task-facts.ts';
import { WELDING_PROCESSES } from '../ratings/welding-process.ts';
import { PlainButton } from '../ui/plain-button.tsx';
import { useNamedFacts } from './fact-label.ts';
import { FactLine } from './fact-line.tsx';
import { FINDER_PATH } from './finder-address.ts';
import styles from './finder-page.module.css';
import type { FinderQuestion } from './finder-question.ts';
import { Tick } from './job-questions.tsx';

/** The processes that a word of two trades may mean. */
const MEANINGS: Readonly<Record<'plasma' | 'cutting', readonly string[]>> = {
	plasma: ['PAC', 'PAW'],
	cutting: ['OFW', 'PAC', 'CAC-A', 'GRIND'],
};

type QuestionBackProps = { asked: Question; question: FinderQuestion };

/** What has to be known first, as a field to fill; what was said already goes along. */
export function QuestionBack({ asked, question }: QuestionBackProps) {
	const t = useTranslations('finder');
	const nameFacts = useNamedFacts();
	const { job, facts, glove } = question;
	const processes =
		asked === 'plasma' || asked === 'cutting' ? MEANINGS[asked] : WELDING_PROCESSES.map(({ code }) => code);
	const said = nameFacts(facts).filter(({ name }) => name !== 'unclear');
	return (
		<form action={FINDER_PATH} className={styles.back}>
			<h2 id="finder-answer" className={styles.heading}>
				{t('back.title')}
			</h2>
			<FactLine question={question} />
			{job !== '' && <input type="hidden" name="job" value={job} />}
			{glove !== undefined && <input type="hidden" name="glove" value={glove} />}
			{/* The words say all that was read of them; answers that came without words are sent again. */}
			{job === '' &&
				said.map(({ name, value }) => (
					<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
				))}
			<fieldset className={styles.group}>
				<legend className={styles.backQuestion}>{t(`back.${asked}`)}</legend>
				<div className={styles.ticks}>
					{asked === 'hazard'
						? HAZARDS.map((hazard) => (
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
						<Tick
							type="radio"
							name="process"
							value="handling"
							label={t('process.handling')}
							checked={false}
						/>
					)}
				</div>
			</fieldset>
			<PlainButton type="submit" look="heat" icon="search">
				{t('submit')}
			</PlainButton>
		</form>
	);
}
