import { useTranslations } from 'use-intl';
import type { ContentSave } from '../../domain/site-content/site-content-queries.server.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { ActivityList } from '../frame/activity-list.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { EarlierSaves } from './earlier-saves.tsx';

type ContentPastProps<Value extends object> = {
	/** The part's name, such as "menu". */
	name: string;
	/** The part as last saved, which is not offered again. */
	latest: { version: number };
	saves: readonly ContentSave[];
	activity: readonly AuditEntry[];
	onPick: (value: Value) => void;
};

/** What a part of the site was before, below its form: earlier saves, and the activity log. */
export function ContentPast<Value extends object>(props: ContentPastProps<Value>) {
	const { name, latest, saves, activity, onPick } = props;
	const t = useTranslations('earlierSaves');
	return (
		<>
			<EarlierSaves<Value>
				name={name}
				saves={saves.filter(({ version }) => version !== latest.version)}
				onPick={onPick}
			/>
			<StaffCard title={t('history')}>
				<ActivityList entries={activity} />
			</StaffCard>
		</>
	);
}
