import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { WordMark } from '../../platform/ui/brand-mark.tsx';
import { CONTACT_ID } from '../../platform/ui/contact-link.tsx';
import { Icon, type IconName } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import styles from './footer.module.css';
import { findMenuPanel } from './menu/navigation-categories.ts';
import { SITE_LINKS_ID } from './menu/side-menu.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** Pages listed in the footer, by their message keys. */
const SITE = [
	['home', '/'],
	['findAGlove', '/find-a-glove'],
	['sizingGuide', '/sizing-guide'],
	['advancedSearch', '/advanced-search'],
	['sitemap', '/sitemap'],
] as const;
const COMPANY = [
	['about', '/about'],
	['terms', '/terms'],
	['becomeADistributor', '/become-a-distributor'],
	['distributorLogin', '/distributor-login'],
] as const;
const LEGAL = [
	['privacy', '/privacy'],
	['accessibility', '/accessibility'],
] as const;

/** `year` comes from the server, so that the served and the hydrated page match. */
export function Footer({ year }: { year: number }) {
	const locale = useLocale();
	const t = useTranslations('footer');
	const navigation = useTranslations('navigation');
	const site = useTranslations('site');
	const series = findMenuPanel('gloves').categories.at(-1);
	return (
		<footer className={`onSoot ${styles.footer}`}>
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
					<Column heading={t('gloves')}>
						<FooterLink to="/products">{navigation('allGloves')}</FooterLink>
						<FooterLink to="/products/welding-gloves">{navigation('weldingGloves')}</FooterLink>
						<FooterLink to="/products/work-gloves">{navigation('workGloves')}</FooterLink>
						{series?.categoryItems
							.filter(({ href }) => href.startsWith('/products/'))
							.map(({ name, href }) => (
								<FooterLink key={href} to={href}>
									{navigation(name)}
								</FooterLink>
							))}
					</Column>
					<Column heading={t('site')}>
						{SITE.map(([word, href]) => (
							<FooterLink key={href} to={href}>
								{t(word)}
							</FooterLink>
						))}
					</Column>
					<Column heading={t('company')}>
						{COMPANY.map(([word, href]) => (
							<FooterLink key={href} to={href}>
								{t(word)}
							</FooterLink>
						))}
					</Column>
				</nav>
				<section className={styles.contact} aria-labelledby={CONTACT_ID}>
					<h2 id={CONTACT_ID} className={styles.heading} tabIndex={-1}>
						{t('contact')}
					</h2>
					<ul role="list">
						<ContactRow icon="phone" href={brand.phone.href} text={brand.phone.shown[locale]} />
						<ContactRow icon="mail" href={`mailto:${brand.email}`} text={brand.email} />
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
						<li>
							<a className={styles.link} href={brand.social.href} rel="noopener">
								<Icon name="camera" />
								{t('follow', { network: brand.social.name })}
							</a>
						</li>
					</ul>
				</div>
			</div>
		</footer>
	);
}

function Column({ heading, children }: { heading: string; children: React.ReactNode }) {
	return (
		<div>
			<h2 className={styles.heading}>{heading}</h2>
			<ul role="list">{children}</ul>
		</div>
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
