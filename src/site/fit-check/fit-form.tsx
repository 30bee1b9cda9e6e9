import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { MAX_TASK_LENGTH } from '../../domain/fit/reading/task-text.ts';
import type { FitExample } from '../../domain/fit/wording/fit-example.ts';
import { PerformanceMark } from '../../domain/ratings/drawings/performance-mark.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import styles from './fit-section.module.css';
import { VERDICT_MESSAGES } from './verdict-messages.ts';

/** "Ask the foreman": a form that asks the finder about this glove, with an example in place of the answer. */
type FitFormProps = { partNumber: string; example: FitExample | undefined };

export function FitForm({ partNumber, example }: FitFormProps) {
	const pathTo = usePathTo();
	const t = useTranslations('askForeman');
	const locale = useLocale();
	const glove = formatPartNumber(partNumber);
	return (
		<>
			<div className={styles.ask}>
				<h2 id="fit" className={styles.heading}>
					{t('heading')}
				</h2>
				<p className={styles.lead}>{t('lead', { glove })}</p>
				<form action={pathTo('/find-a-glove')} className={styles.form} aria-label={t('name', { glove })}>
					<input type="hidden" name="glove" value={partNumber} />
					<label className={styles.label} htmlFor="fit-job">
						{t('task')}
					</label>
					<textarea
						id="fit-job"
						className={styles.field}
						name="job"
						rows={3}
						maxLength={MAX_TASK_LENGTH}
						required
						placeholder={example ? t('example', { task: example.task }) : t('hint')}
						autoComplete="off"
						aria-describedby="fit-hint"
					/>
					<div className={styles.foot}>
						<p id="fit-hint" className={styles.hint}>
							{t(example?.asks === 'hands' ? 'hintHands' : 'hint')}
						</p>
						<PlainButton type="submit" variant="heat" icon="hand">
							{t('submit')}
						</PlainButton>
					</div>
				</form>
			</div>
			<div className={styles.example}>
				<p className={styles.says}>
					<Icon name="hand" />
					{t('says')}
				</p>
				{example ? (
					<>
						<p className={styles.note}>{t('sampleAsked', { task: example.task })}</p>
						<p className={styles.sample}>{example.sentence}</p>
						<ul role="list" className={styles.marks}>
							{example.marks.map(({ row, effect }) => (
								<li key={row}>
									<PerformanceMark
										performance={effect}
										label={`${withColon(row, locale)} ${t(`verdicts.${VERDICT_MESSAGES[effect]}`)}`}
									/>
								</li>
							))}
						</ul>
					</>
				) : (
					<p className={styles.sample}>{t('sample')}</p>
				)}
				<p className={styles.safety}>{t('safety')}</p>
			</div>
		</>
	);
}
