import messages from 'messages:whereToBuy.title,whereToBuy.lead,whereToBuy.sources,whereToBuy.online,whereToBuy.visit,whereToBuy.visitOf';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import type { OnlinePartner } from '../../domain/site-content/online-partner.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { OnlinePartners } from './online-partners.tsx';
import styles from './where-to-buy-page.module.css';

// The static parts of the page, with their messages: its title, the data sources, and the shops that ship.

export const WhereToBuyHead = withMessages(messages, Head);

export const WhereToBuyFoot = withMessages(messages, Foot);

function Head({ count }: { count: number }) {
	const t = useTranslations('whereToBuy');
	return (
		<>
			<h1 className={styles.title}>{t('title')}</h1>
			<p className={styles.lead}>{t('lead', { count, name: brand.name })}</p>
		</>
	);
}

function Foot({ partners }: { partners: readonly OnlinePartner[] }) {
	const t = useTranslations('whereToBuy');
	return (
		<>
			<p className={styles.sources}>{t('sources')}</p>
			<OnlinePartners partners={partners} />
		</>
	);
}
