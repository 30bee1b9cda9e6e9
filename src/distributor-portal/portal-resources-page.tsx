import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../catalogue/part-number.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/portal-resources-page';
import { PortalHead } from './portal-head.tsx';
import styles from './portal-resources-page.module.css';

export { loader } from './portal-resources-page.server.ts';

/** Spec sheets and pictures, for a distributor's counter and shop. */
export default function PortalResourcesPage({ loaderData }: Route.ComponentProps) {
	const { q, gloves, categories, before, after } = loaderData;
	const t = useTranslations('distributorPortal.resources');
	const prices = useTranslations('distributorPortal.prices');
	const href = (place: string) =>
		`/distributor/resources?${new URLSearchParams({ ...(q ? { q } : {}), place })}`;
	return (
		<div className={`page ${styles.resources}`}>
			<PortalHead title={t('title')} line={t('line')} />
			{categories.length > 0 && (
				<section className={styles.categories} aria-labelledby="packs">
					<h2 id="packs" className={styles.heading}>
						{t('categories')}
					</h2>
					<ul role="list" className={styles.packs}>
						{categories.map(({ name, slug, pictures }) => (
							<li key={slug}>
								<a href={`/distributor/category-pictures/${slug}.zip`}>
									<Icon name="camera" />
									{t('categoryPack', { name, count: pictures })}
								</a>
							</li>
						))}
					</ul>
				</section>
			)}
			<section aria-labelledby="gloves">
				<h2 id="gloves" className={styles.heading}>
					{t('gloves')}
				</h2>
				<search>
					<form className={styles.search} action="/distributor/resources">
						<Field name="q" label={prices('search')} className={styles.field}>
							<TextInput type="search" defaultValue={q} maxLength={200} autoComplete="off" />
						</Field>
						<Button type="submit" look="dark">
							{prices('find')}
						</Button>
						{q !== '' && (
							<a className={styles.clear} href="/distributor/resources">
								{prices('clear')}
							</a>
						)}
					</form>
				</search>
				{gloves.length === 0 && <p className={styles.none}>{prices('none')}</p>}
				<ul role="list">
					{gloves.map(({ partNumber, name, pictures }) => {
						const number = formatPartNumber(partNumber);
						return (
							<li key={partNumber} className={styles.glove}>
								<p className={styles.name}>
									<a href={`/products/${partNumber}`}>{number}</a> {name}
								</p>
								<a
									className={styles.file}
									href={`/products/${partNumber}/spec-sheet.pdf`}
									aria-label={t('sheetOf', { number })}
								>
									<Icon name="document" />
									{t('sheet')}
								</a>
								{pictures > 0 ? (
									<a
										className={styles.file}
										href={`/distributor/pictures/${partNumber}.zip`}
										aria-label={t('packOf', { number, count: pictures })}
									>
										<Icon name="camera" />
										{t('pack', { count: pictures })}
									</a>
								) : (
									<span className={styles.quiet}>{t('noPictures')}</span>
								)}
							</li>
						);
					})}
				</ul>
				{(before || after) && (
					<nav className={styles.pages} aria-label={t('gloves')}>
						{before && <a href={href(before)}>{prices('previous')}</a>}
						{after && <a href={href(after)}>{prices('next')}</a>}
					</nav>
				)}
			</section>
		</div>
	);
}
