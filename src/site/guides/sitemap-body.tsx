import messages from 'messages:guides.sitemap,footer,navigation';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Messages } from '../../platform/i18n/messages.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { Link, usePathTo } from '../../platform/ui/link.tsx';
import styles from './sitemap-page.module.css';
import type { SitemapData, SitemapGlove } from './sitemap-page.server.ts';

/** Pages by their message keys in the footer. */
const PAGES = [
	['home', '/'],
	['about', '/about'],
	['findAGlove', '/find-a-glove'],
	['compare', '/compare'],
	['sizingGuide', '/sizing-guide'],
	['advancedSearch', '/advanced-search'],
	['findDistributors', '/where-to-buy'],
	['becomeADistributor', '/become-a-distributor'],
	['distributorLogin', '/distributor-login'],
	['terms', '/terms'],
	['privacy', '/privacy'],
	['accessibility', '/accessibility'],
] as const;

/** Loaded as a full document, because public pages don't include the portal's code. */
const OTHER_DOOR = '/distributor-login';

/** Lists every page, category and glove by its place in the site. */
export const SitemapBody = withMessages(messages, ({ total, categories, made, unlisted }: SitemapData) => {
	const t = useTranslations('guides.sitemap');
	const menu = useTranslations('navigation');
	const footer = useTranslations('footer');
	const pathTo = usePathTo();
	const count = (gloves: number) => <span className={styles.count}>{t('count', { count: gloves })}</span>;
	return (
		<div className={`page ${styles.body}`}>
			<div className={styles.columns}>
				<Part title={t('pages')}>
					<ul role="list" className={styles.pages}>
						{PAGES.map(([word, path]) => (
							<li key={path}>
								{path === OTHER_DOOR ? (
									<a href={pathTo(path)}>{footer(word)}</a>
								) : (
									<Link to={path}>{footer(word)}</Link>
								)}
							</li>
						))}
						<li>
							<Link to="/sample-box">{t('sampleBox')}</Link>
						</li>
					</ul>
				</Part>
				<Part title={t('categories')}>
					<ul role="list" className={styles.pages}>
						<li>
							<Link to="/products">{menu('allGloves')}</Link> {count(total)}
						</li>
						{categories.map(({ id, path, total: gloves }) => (
							<li key={path}>
								<Link to={path}>{menu(id as keyof Messages['navigation'])}</Link> {count(gloves)}
							</li>
						))}
						{made.map(({ name, path, total: gloves }) => (
							<li key={path}>
								<Link to={path}>{name}</Link> {count(gloves)}
							</li>
						))}
						<li>
							<Link to="/products/smaw">{menu('smaw')}</Link>
						</li>
					</ul>
				</Part>
			</div>
			<Part title={t('gloves')}>
				{categories
					.filter(({ gloves }) => gloves.length > 0)
					.map(({ id, path, gloves, total: all }) => (
						<GloveNames key={path} title={menu(id as keyof Messages['navigation'])} gloves={gloves}>
							{gloves.length < all && <Link to={path}>{t('rest', { count: all })}</Link>}
						</GloveNames>
					))}
				{unlisted.length > 0 && <GloveNames title={t('more')} gloves={unlisted} />}
			</Part>
		</div>
	);
});

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.part}>
			<h2 className={styles.heading}>{title}</h2>
			{children}
		</section>
	);
}

type GloveNamesProps = { title: string; gloves: readonly SitemapGlove[]; children?: ReactNode };

function GloveNames({ title, gloves, children }: GloveNamesProps) {
	return (
		<section className={styles.category}>
			<h3 className={styles.title}>{title}</h3>
			<ul role="list" className={styles.gloves}>
				{gloves.map(({ partNumber, name }) => (
					<li key={partNumber}>
						<Link to={`/products/${partNumber}`}>
							<span className={styles.number}>{partNumber.toUpperCase()}</span> {name}
						</Link>
					</li>
				))}
			</ul>
			{children}
		</section>
	);
}
