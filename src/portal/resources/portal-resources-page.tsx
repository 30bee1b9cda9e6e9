import { useTranslations } from 'use-intl';
import { specSheetPath } from '../../documents/sheets/spec-sheet-path.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { GlovePicture } from '../../domain/catalogue/pictures/picture.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PortalHead } from '../frame/portal-head.tsx';
import { PortalPager, PortalSearch } from '../frame/portal-search.tsx';
import type { Route } from './+types/portal-resources-page';
import styles from './portal-resources-page.module.css';

export { loader } from './portal-resources-page.server.ts';

const PATH = '/distributor/resources';

/** Spec sheets and pictures for a distributor's counter and shop. */
export default function PortalResourcesPage({ loaderData }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const locale = useLocale();
	const { q, gloves, categories, before, after } = loaderData;
	const t = useTranslations('distributorPortal.resources');
	const prices = useTranslations('distributorPortal.prices');
	return (
		<div className={`page ${styles.resources}`}>
			<PortalHead title={t('title')} line={t('line')} />
			{categories.length > 0 && (
				<section className={styles.categories} aria-labelledby="packs">
					<h2 id="packs" className={styles.heading}>
						{t('categories')}
					</h2>
					<ul role="list" className={styles.packs}>
						{categories.map(({ name, slug, pictures, picture }) => (
							<li key={slug} className={styles.pack}>
								<Thumbnail src={picture} />
								<a href={pathTo(`/distributor/category-pictures/${slug}.zip`)}>
									{t.rich('categoryPack', {
										name,
										count: pictures,
										strong: (text) => <strong>{text}</strong>,
									})}
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
				<PortalSearch path={PATH} q={q} />
				{gloves.length === 0 && <p className={styles.none}>{prices('none')}</p>}
				<ul role="list" className={styles.gloves}>
					{gloves.map(({ partNumber, name, pictures, picture }) => {
						const number = formatPartNumber(partNumber);
						return (
							<li key={partNumber} className={styles.glove}>
								<Thumbnail src={picture} />
								<p className={styles.name}>
									<a href={pathTo(`/products/${partNumber}`)}>{number}</a> <span>{name}</span>
								</p>
								<div className={styles.files}>
									<a
										className={styles.file}
										href={specSheetPath(partNumber, locale)}
										aria-label={t('sheetOf', { number })}
									>
										<Icon name="document" />
										{t('sheet')}
									</a>
									{pictures > 0 ? (
										<a
											className={styles.file}
											href={pathTo(`/distributor/pictures/${partNumber}.zip`)}
											aria-label={t('packOf', { number, count: pictures })}
										>
											<Icon name="picture" />
											{t('pack', { count: pictures })}
										</a>
									) : (
										<span className={styles.quiet}>{t('noPictures')}</span>
									)}
								</div>
							</li>
						);
					})}
				</ul>
				<PortalPager path={PATH} q={q} label={t('gloves')} before={before} after={after} />
			</section>
		</div>
	);
}

/** A small picture of a glove, or its empty ground. */
function Thumbnail({ src }: { src: string | undefined }) {
	if (!src) return <span className={styles.picture} />;
	return (
		<GlovePicture
			className={styles.picture}
			src={src}
			sizes="96px"
			alt=""
			width="96"
			height="96"
			loading="lazy"
			decoding="async"
		/>
	);
}
