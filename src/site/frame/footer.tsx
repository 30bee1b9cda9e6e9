import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import type { ShownContact } from '../../domain/site-content/contact/contact.ts';
import type { ShownFooterColumn } from '../../domain/site-content/menu.ts';
import { WordMark } from '../../platform/ui/brand-mark.tsx';
import { CONTACT_ID } from '../../platform/ui/contact-link.tsx';
import { Icon, type IconName } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { PassBars } from '../../platform/ui/overlays/pass-bars.tsx';
import styles from './footer.module.css';
import { SITE_LINKS_ID } from './menu/side-menu.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** What the law asks for is no choice of the footer's columns. */
const LEGAL = [
	['privacy', '/privacy'],
	['accessibility', '/accessibility'],
] as const;

type FooterProps = { year: number; columns: readonly ShownFooterColumn[]; contact: ShownContact };

/** `year` comes from the server, so that the served and the hydrated page match. */
export function Footer({ year, columns, contact }: FooterProps) {
	const t = useTranslations('footer');
	const site = useTranslations('site');
	return (
		<footer className={`onSoot ${styles.footer}`}>
			<PassBars from="right" ground="soot" />
			<div className={`page ${styles.inner}`}>
				<div className={styles.top}>
					<div>
						<WordMark />
						<p className={styles.line}>{site('tagline')}</p>
					</div>
					<section aria-labelledby="newsletter-heading">
						<h2 id="newsletter-heading" className={styles.newsletter}>
							{t('newsletter')}
						</h2>
						<p className={styles.line}>{t('newsletterLine')}</p>
						<NewsletterForm />
					</section>
				</div>
				<nav id={SITE_LINKS_ID} className={styles.columns} aria-label={t('siteLinks')} tabIndex={-1}>
					{columns.map(({ label, links }) => (
						<div key={label}>
							<h2 className={styles.heading}>{label}</h2>
							<ul role="list">
								{links.map(({ label: name, link }) => (
									<FooterLink key={name + link} to={link}>
										{name}
									</FooterLink>
								))}
							</ul>
						</div>
					))}
				</nav>
				<section className={styles.contact} aria-labelledby={CONTACT_ID}>
					<h2 id={CONTACT_ID} className={styles.heading} tabIndex={-1}>
						{t('contact')}
					</h2>
					<ul role="list">
						<ContactRow icon="phone" href={contact.phoneLink} text={contact.phone} />
						<ContactRow icon="mail" href={`mailto:${contact.email}`} text={contact.email} />
						<li>
							<Link className={styles.link} to="/where-to-buy">
								<Icon name="pin" />
								{t('findDistributors')}
							</Link>
						</li>
					</ul>
				</section>
				<div className={styles.legal}>
					<p>{t('copyright', { year: String(year), name: brand.name })}</p>
					<ul role="list" className={styles.legalLinks}>
						{LEGAL.map(([word, href]) => (
							<FooterLink key={href} to={href}>
								{t(word)}
							</FooterLink>
						))}
						{contact.networkLink !== '' && (
							<li>
								<a className={styles.link} href={contact.networkLink} rel="noopener">
									<Icon name="camera" />
									{t('follow', { network: contact.network })}
								</a>
							</li>
						)}
					</ul>
				</div>
			</div>
		</footer>
	);
}

function FooterLink({ to, children }: { to: string; children: string }) {
	return (
		<li>
			{/* Loads a full document, because public pages don't include the portal's code. */}
			<Link className={styles.link} to={to} reloadDocument={to === '/distributor-login'}>
				{children}
			</Link>
		</li>
	);
}

function ContactRow({ icon, href, text }: { icon: IconName; href: string; text: string }) {
	return (
		<li>
			<a className={styles.link} href={href}>
				<Icon name={icon} />
				{text}
			</a>
		</li>
	);
}
