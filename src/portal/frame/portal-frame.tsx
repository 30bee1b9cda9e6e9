import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownContact } from '../../domain/site-content/contact/contact.ts';
import { WordMark } from '../../platform/ui/brand-mark.tsx';
import { LanguageSwitch } from '../../platform/ui/language-switch.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PassBars } from '../../platform/ui/overlays/pass-bars.tsx';
import styles from './portal-frame.module.css';

const CONTENT_ID = 'content';

/** Header, content and footer of the portal's pages: the public site's look, without its visitor features. */
export function PortalFrame({
	contact,
	aside,
	nav,
	children,
}: {
	/** How to reach us, for the foot. */
	contact: ShownContact;
	/** Shown next to the mark: whose portal this is. */
	aside?: ReactNode;
	nav?: ReactNode;
	children: ReactNode;
}) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.frame');
	return (
		<div className={styles.frame}>
			<a className={styles.skip} href={`#${CONTENT_ID}`}>
				{t('skip')}
			</a>
			<header className={`onSoot ${styles.header}`}>
				<div className={`page ${styles.row}`}>
					<a className={styles.logo} href={pathTo(aside ? '/distributor' : '/')}>
						<WordMark />
						<span className={styles.portal}>{t('title')}</span>
					</a>
					<LanguageSwitch className={styles.language} />
					{aside}
				</div>
				{nav}
			</header>
			<PassBars from="left" />
			<main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
				{children}
			</main>
			<footer className={`onSoot ${styles.footer}`}>
				<div className={`page ${styles.foot}`}>
					<p>
						{t.rich('help', {
							phone: contact.phone,
							email: contact.email,
							call: (text) => <a href={contact.phoneLink}>{text}</a>,
							mail: (text) => <a href={`mailto:${contact.email}`}>{text}</a>,
						})}
					</p>
					<a href={pathTo('/')}>{t('toSite')}</a>
				</div>
			</footer>
		</div>
	);
}
