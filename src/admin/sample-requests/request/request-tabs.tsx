import { useTranslations } from 'use-intl';
import { REQUEST_STATES } from '../../../domain/sample-requests/request-state.ts';
import { countShown } from '../../kit/list/count-shown.ts';
import { withParameters } from '../../kit/list/list-href.ts';
import { StaffTabs } from '../../kit/list/staff-tabs.tsx';
import type { InboxListData } from '../inbox-list.server.ts';
import type { InboxFilter } from '../inbox-list.ts';

type RequestTabsProps = { list: InboxListData; filter: InboxFilter; parameters: URLSearchParams };

/** The states of requests with their counts. */
export function RequestTabs({ list, filter, parameters }: RequestTabsProps) {
	const t = useTranslations('sampleInbox.list');
	const hrefOf = (state: string) => `/admin/samples${withParameters(parameters, { state, from: undefined })}`;
	return (
		<StaffTabs
			label={t('states')}
			tabs={[...REQUEST_STATES, undefined].map((state) => ({
				href: hrefOf(state ?? 'all'),
				label: t(`state.${state ?? 'all'}`),
				count: countShown(list.counts, state),
				isCurrent: filter.state === state,
				isWaiting: state === 'new',
			}))}
		/>
	);
}
