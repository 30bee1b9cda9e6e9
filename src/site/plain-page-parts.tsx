import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { NAVIGATION } from './navigation.ts';
import styles from './plain-page.module.css';

/**
 * Palm girth and hand length by size: EN ISO 21420:2020 numbers with the letters of the trade (domain.md 2.10).
 * Letters are no standard, hence "start here, then sample".
 */
const HAND_SIZES = [
	{ letter: 'XS', number: 6, palmMm: 152, handMm: 160 },
	{ letter: 'S', number: 7, palmMm: 178, handMm: 171 },
	{ letter: 'M', number: 8, palmMm: 203, handMm: 182 },
	{ letter: 'L', number: 9, palmMm: 229, handMm: 192 },
	{ letter: 'XL', number: 10, palmMm: 254, handMm: 204 },
	{ letter: '2XL', number: 11, palmMm: 279, handMm: 215 },
] as const;

/** The size table. A size's number is its palm girth in inches. */
export function HandSizes() {
	const t = useTranslations('plainPages');
	return (
		<table className={styles.table}>
			<caption>{t('sizeCaption')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('size')}</th>
					<th scope="col">{t('palmIn')}</th>
					<th scope="col">{t('palmMm')}</th>
					<th scope="col">{t('handMm')}</th>
				</tr>
			</thead>
			<tbody>
				{HAND_SIZES.map(({ letter, number, palmMm, handMm }) => (
					<tr key={letter}>
						<th scope="row">{letter}</th>
						<td>{number}</td>
						<td>{palmMm}</td>
						<td>{handMm}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Asks /products, as the search box does, with room to type. */
export function SearchForm() {
	const t = useTranslations('plainPages');
	return (
		<search>
			<form className={styles.form} action="/products">
				<label htmlFor="advanced-q">{t('searchText')}</label>
				<div className={styles.field}>
					<input
						id="advanced-q"
						name="q"
						maxLength={200}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
					/>
					<button type="submit">{t('search')}</button>
				</div>
			</form>
		</search>
	);
}

const OTHER_PAGES = [
	['home', '/'],
	['advancedSearch', '/advanced-search'],
	['sizingGuide', '/sizing-guide'],
	['becomeADistributor', '/become-a-distributor'],
	['distributorLogin', '/distributor-login'],
	['terms', '/terms'],
	['privacy', '/privacy'],
	['accessibility', '/accessibility'],
] as const;

/** Every part of the site: what the menu leads to, then the pages it does not name. */
export function SiteList() {
	const t = useTranslations('plainPages');
	const menu = useTranslations('navigation');
	const footer = useTranslations('footer');
	const gloves = NAVIGATION.flatMap((item) => item.categories ?? []);
	const links = NAVIGATION.filter((item) => item.type === 'link' && item.template === undefined);
	return (
		<div className={styles.lists}>
			<section>
				<h2>{menu('gloves')}</h2>
				<ul>
					<li>
						<Link to="/products">{menu('allGloves')}</Link>
					</li>
					{gloves.map(({ categoryName, categoryHref, categoryItems }) => (
						<li key={categoryName}>
							{categoryHref ? <Link to={categoryHref}>{menu(categoryName)}</Link> : menu(categoryName)}
							<ul>
								{categoryItems.map(({ name, href }) => (
									<li key={href}>
										<Link to={href}>{menu(name)}</Link>
									</li>
								))}
							</ul>
						</li>
					))}
					<li>
						<Link to="/products/smaw">{menu('smaw')}</Link>
					</li>
				</ul>
			</section>
			<section>
				<h2>{t('pages')}</h2>
				<ul>
					{links.map(({ label, href }) => (
						<li key={href}>
							<Link to={href}>{menu(label)}</Link>
						</li>
					))}
					<li>
						<Link to="/sample-box">{t('sampleBox.title')}</Link>
					</li>
					{OTHER_PAGES.map(([word, href]) => (
						<li key={href}>
							<Link to={href}>{footer(word)}</Link>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
