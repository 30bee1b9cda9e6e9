import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { JOB_VERDICTS } from '../../domain/fit/judging/job-verdict.ts';
import { WORDED_BY } from '../../domain/fit-checks/fit-check-answer.ts';
import {
	type CheckFilter,
	FILTER_MARKS,
	formatCheckFilter,
	PERIOD_DAYS,
} from '../../domain/fit-checks/stored-check.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import styles from './stored-check-list-page.module.css';

/** What to list; the address holds it. */
export function CheckFilterForm({ filter }: { filter: CheckFilter }) {
	const t = useTranslations('fitCheck.staff');
	const { text, glove, verdict, mark, wordedBy, term, days } = filter;
	const all = { value: '', label: t('all') };
	return (
		<Form role="search" className={styles.tools}>
			<TextInput name="q" label={t('words')} defaultValue={text} size="md" maxLength={200} />
			<TextInput
				name="glove"
				label={t('glove')}
				defaultValue={glove.toUpperCase()}
				size="md"
				maxLength={64}
			/>
			<NativeSelect
				name="verdict"
				label={t('verdict')}
				defaultValue={verdict ?? ''}
				size="md"
				data={[all, ...JOB_VERDICTS.map((value) => ({ value, label: t(`verdicts.${value}`) }))]}
			/>
			<NativeSelect
				name="mark"
				label={t('mark')}
				defaultValue={mark ?? ''}
				size="md"
				data={[all, ...FILTER_MARKS.map((value) => ({ value, label: t(`marks.${value}`) }))]}
			/>
			<NativeSelect
				name="wordedBy"
				label={t('wordedBy')}
				defaultValue={wordedBy ?? ''}
				size="md"
				data={[all, ...WORDED_BY.map((value) => ({ value, label: t(`by.${value}`) }))]}
			/>
			<NativeSelect
				name="days"
				label={t('asked')}
				defaultValue={days ?? ''}
				size="md"
				data={[
					{ value: '', label: t('periods.all') },
					...PERIOD_DAYS.toReversed().map((value) => ({ value: `${value}`, label: t(`periods.${value}`) })),
				]}
			/>
			{term !== undefined && <input type="hidden" name="term" value={term} />}
			<div className={styles.buttons}>
				<Button type="submit" variant="default" size="md">
					{t('show')}
				</Button>
				{`${formatCheckFilter(filter)}` !== '' && <Link to="?">{t('clear')}</Link>}
			</div>
			{term !== undefined && (
				<p className={styles.term}>
					{t('unreadTerm')} <bdi>{term}</bdi>
					<Link
						to={`?${formatCheckFilter({ ...filter, term: undefined })}`}
						aria-label={t('unreadClear', { term })}
						className={styles.letGo}
						preventScrollReset
					>
						<StaffIcon name="close" size={16} />
					</Link>
				</p>
			)}
		</Form>
	);
}
