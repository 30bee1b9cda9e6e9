import { useTranslations } from 'use-intl';
import { EmptyPane } from '../kit/list/empty-pane.tsx';

/** Shown next to the list until a request is selected. */
export default function InboxIndexPage() {
	const t = useTranslations('sampleInbox.list');
	return <EmptyPane icon="inbox">{t('pick')}</EmptyPane>;
}
