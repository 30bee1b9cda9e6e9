import messages from 'messages:finder,listing.card,listing.stickLink,sampleLink';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { JobForm } from '../frame/job-form.tsx';
import { FactLine } from './fact-line.tsx';
import type { FinderAnswer } from './finder-answer.ts';
import styles from './finder-page.module.css';
import type { FinderQuestion } from './finder-question.ts';
import { FoundGloves } from './found-gloves.tsx';
import { JobQuestions } from './job-questions.tsx';
import { QuestionBack } from './question-back.tsx';
import { RequestedGloveAnswer } from './requested-glove-answer.tsx';

// The finder's form and answer, with their messages. The forms are submitted natively, so they need no scripts.

export const JobDescription = withMessages(messages, Job);

export const FinderAnswers = withMessages(messages, Answer);

function Job({ question: { job } }: { question: FinderQuestion }) {
	return <JobForm job={job} rows={3} hint={useTranslations('finder')('jobHint')} />;
}

function Answer({ question, answer }: { question: FinderQuestion; answer: FinderAnswer }) {
	const t = useTranslations('finder');
	const ranked = answer.kind === 'ranked';
	return (
		<div className={`page ${styles.body}`} data-ranked={ranked || undefined}>
			{answer.kind !== 'blank' && (
				<section className={styles.answer} aria-labelledby="finder-answer">
					{answer.kind === 'busy' ? (
						<>
							<h2 id="finder-answer" className={styles.heading}>
								{t('busy.title')}
							</h2>
							<p className={styles.text}>{t('busy.text')}</p>
						</>
					) : answer.kind === 'question' ? (
						<QuestionBack kind={answer.question} likely={answer.likely} question={question} />
					) : answer.kind === 'notOurs' ? (
						<NotOurs question={question} needs={answer.needs} />
					) : (
						<>
							<h2 id="finder-answer" className={styles.heading}>
								{t(answer.none ? 'none.title' : 'ranked')}
							</h2>
							<FactLine question={question} above="list" />
							{answer.requested && <RequestedGloveAnswer requested={answer.requested} />}
							<FoundGloves question={question} answer={answer} />
						</>
					)}
				</section>
			)}
			{/* While a question is asked back, no other questions are shown. */}
			{answer.kind !== 'question' && (
				<section className={styles.questions} aria-labelledby="finder-questions">
					<h2 id="finder-questions" className={ranked ? styles.sideHeading : styles.heading}>
						{t(ranked ? 'asRead' : 'orAnswer')}
					</h2>
					<p className={styles.text}>{t(ranked ? 'asReadText' : 'orAnswerText')}</p>
					<JobQuestions question={question} />
				</section>
			)}
			<p className={styles.safety}>
				<Icon name="info" />
				<span>
					{t('safety')} <Link to="/terms">{t('safetyMore')}</Link>
				</span>
			</p>
		</div>
	);
}

/** Work that no glove of the range is made for: what it needs instead, without a list. */
function NotOurs({ question, needs }: { question: FinderQuestion; needs: readonly string[] }) {
	const t = useTranslations('finder');
	return (
		<>
			<h2 id="finder-answer" className={styles.heading}>
				{t('notOurs.title')}
			</h2>
			<FactLine question={question} above="notOurs" />
			{needs.map((need) => (
				<p key={need} className={styles.none}>
					{need}.
				</p>
			))}
			<p className={styles.text}>{t('notOurs.text')}</p>
			<p className={styles.text}>{t('notOurs.else')}</p>
		</>
	);
}
