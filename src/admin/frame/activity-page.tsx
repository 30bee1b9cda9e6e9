import { Button } from '@mantine/core';
import { Form, Link, useSearchParams } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/activity-page';
import { ActivityList } from './activity-list.tsx';
import styles from './activity-page.module.css';

export { loader } from './activity-page.server.ts';

/** Who did what, for staff to read: nothing here can be changed. */
export default function ActivityPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('staff.activity');
	const { staff } = useMessages() as unknown as { staff: { activity: { kinds: Record<string, string> } } };
	const [parameters] = useSearchParams();
	const { entries, after, people, kinds, picked } = loaderData;
	const page = (change: Record<string, string | undefined>) => {
		const next = new URLSearchParams(parameters);
		for (const [name, value] of Object.entries(change)) {
			if (value === undefined) next.delete(name);
			else next.set(name, value);
		}
		return `?${next}`;
	};
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')} />
			<Form className={styles.filters}>
				<label className={styles.filter}>
					<span>{t('who')}</span>
					<select name="actor" defaultValue={picked.actor}>
						<option value="">{t('everybody')}</option>
						{people.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<label className={styles.filter}>
					<span>{t('what')}</span>
					<select name="kind" defaultValue={picked.kind}>
						<option value="">{t('everything')}</option>
						{kinds.map((kind) => (
							<option key={kind} value={kind}>
								{Object.hasOwn(staff.activity.kinds, kind) ? t(`kinds.${kind}` as 'kinds.staff') : kind}
							</option>
						))}
					</select>
				</label>
				<Button type="submit" variant="default">
					{t('show')}
				</Button>
			</Form>
			<StaffCard title={t('entries')}>
				<ActivityList entries={entries} />
			</StaffCard>
			<nav className={styles.pages} aria-label={t('pages')}>
				{!picked.isFirst && <Link to={page({ from: undefined })}>{t('newest')}</Link>}
				{after && <Link to={page({ from: after })}>{t('older')}</Link>}
			</nav>
		</>
	);
}
