import { ActionIcon, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { JOB_VERDICTS } from '../../domain/fit/judging/job-verdict.ts';
import { WORDED_BY } from '../../domain/fit-checks/fit-check-answer.ts';
import {
	type CheckFilter,
	FILTER_MARKS,
	formatCheckFilter,
	PERIOD_DAYS,
} from '../../domain/fit-checks/stored-check.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';

/** The list's filters, stored in the URL. */
export function CheckFilterForm({ filter }: { filter: CheckFilter }) {
	const t = useTranslations('fitCheck.staff');
	const { text, glove, verdict, mark, wordedBy, term, days } = filter;
	const all = { value: '', label: t('all') };
	return (
		<>
			<FilterBar
				path="/admin/fit-checks"
				fields={[
					{ kind: 'text', name: 'q', label: t('words'), value: text },
					{ kind: 'text', name: 'glove', label: t('glove'), value: glove.toUpperCase(), max: 64 },
					{
						kind: 'choice',
						name: 'verdict',
						label: t('verdict'),
						value: verdict ?? '',
						choices: [all, ...JOB_VERDICTS.map((value) => ({ value, label: t(`verdicts.${value}`) }))],
					},
					{
						kind: 'choice',
						name: 'mark',
						label: t('mark'),
						value: mark ?? '',
						choices: [all, ...FILTER_MARKS.map((value) => ({ value, label: t(`marks.${value}`) }))],
					},
					{
						kind: 'choice',
						name: 'wordedBy',
						label: t('wordedBy'),
						value: wordedBy ?? '',
						choices: [all, ...WORDED_BY.map((value) => ({ value, label: t(`by.${value}`) }))],
					},
					{
						kind: 'choice',
						name: 'days',
						label: t('asked'),
						value: `${days ?? ''}`,
						choices: [
							{ value: '', label: t('periods.all') },
							...PERIOD_DAYS.toReversed().map((value) => ({
								value: `${value}`,
								label: t(`periods.${value}`),
							})),
						],
					},
				]}
				preserved={term === undefined ? {} : { term }}
				isNarrowed={term !== undefined}
			/>
			{term !== undefined && (
				<Group gap="xs" mb="md">
					{t('unreadTerm')}{' '}
					<b>
						<bdi>{term}</bdi>
					</b>
					<ActionIcon
						component={Link}
						variant="subtle"
						c="var(--ink)"
						to={`?${formatCheckFilter({ ...filter, term: undefined })}`}
						aria-label={t('unreadClear', { term })}
						preventScrollReset
					>
						<StaffIcon name="close" size={16} />
					</ActionIcon>
				</Group>
			)}
		</>
	);
}
