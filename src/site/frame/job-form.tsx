import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_TASK_LENGTH } from '../../domain/fit/reading/task-text.ts';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import styles from './job-form.module.css';

type JobFormProps = {
	/** The job of the address. */
	job?: string;
	rows: number;
	/** What helps the finder, below the field. */
	hint?: string;
};

/** The field for a job in words. */
export function JobField(props: Omit<ComponentProps<'textarea'>, 'className' | 'name'>) {
	return <textarea {...props} className={styles.field} name="job" maxLength={MAX_TASK_LENGTH} required />;
}

/** Asks the finder for a job in words. It is submitted natively, so it needs no scripts. */
export function JobForm({ job = '', rows, hint }: JobFormProps) {
	const pathTo = usePathTo();
	const t = useTranslations('finder');
	const id = useId();
	return (
		<search aria-label={t('inWords')}>
			{/* The key resets the form when the address changes, so that it holds the job of the address. */}
			<form action={pathTo('/find-a-glove')} className={styles.form} key={job}>
				<label className={styles.label} htmlFor={id}>
					{t('job')}
				</label>
				<JobField
					id={id}
					rows={rows}
					defaultValue={job}
					placeholder={t('jobExample')}
					autoComplete="off"
					aria-describedby={hint === undefined ? undefined : `${id}hint`}
				/>
				{hint !== undefined && (
					<p id={`${id}hint`} className={styles.hint}>
						{hint}
					</p>
				)}
				<PlainButton type="submit" variant="heat" icon="search">
					{t('submit')}
				</PlainButton>
			</form>
		</search>
	);
}
