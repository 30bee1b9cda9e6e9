import messages from 'messages:whereToBuy.title,whereToBuy.lead,whereToBuy.sources,whereToBuy.online,whereToBuy.visit,whereToBuy.visitOf';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import type { OnlinePartner } from './distributor.ts';
import { OnlinePartners } from './online-partners.tsx';
import styles from './where-to-buy-page.module.css';

type ReadingProps = { part: 'head'; count: number } | { part: 'foot'; partners: readonly OnlinePartner[] };

/** What is only read on the page: its title, where its data come from, and the shops that ship. */
export const WhereToBuyReading = withMessages(messages, Reading);

function Reading(props: ReadingProps) {
	const t = useTranslations('whereToBuy');
	if (props.part === 'head') {
		return (
			<>
				<h1 className={styles.title}>{t('title')}</h1>
				<p className={styles.lead}>{t('lead', { count: props.count, name: brand.name })}</p>
			</>
		);
	}
	return (
		<>
			<p className={styles.sources}>{t('sources')}</p>
			<OnlinePartners partners={props.partners} />
		</>
	);
}
