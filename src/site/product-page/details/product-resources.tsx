import { useTranslations } from 'use-intl';
import { specSheetPath } from '../../../documents/sheets/spec-sheet-path.ts';
import type { Resource } from '../../../domain/catalogue/product.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { GloveText } from '../glove-text.tsx';
import styles from './product-resources.module.css';

/**
 * The glove's documents, with a picture of the first page if there is one. Its spec sheet is generated on request, in the
 * page's language; the others are in English.
 */
export function ProductResources({
	partNumber,
	resources,
}: {
	partNumber: string;
	resources: readonly Resource[];
}) {
	const t = useTranslations('product.resources');
	const locale = useLocale();
	const sheet = { title: t('specSheet'), preview: '', pdfUrl: specSheetPath(partNumber, locale) };
	return (
		<section className={styles.resources} aria-labelledby="documents">
			<h2 id="documents" className={styles.heading}>
				{t('heading')}
			</h2>
			<ul role="list" className={styles.rows}>
				{[sheet, ...resources].map(({ title, preview, pdfUrl }, index) => {
					const isEnglish = index > 0 && locale !== DEFAULT_LOCALE;
					return (
						<li key={pdfUrl}>
							<a
								className={styles.row}
								href={pdfUrl}
								hrefLang={isEnglish ? LANGUAGE_TAGS[DEFAULT_LOCALE] : undefined}
							>
								<span className={styles.sheet}>
									{preview ? (
										<img src={preview} alt="" width="56" height="72" loading="lazy" decoding="async" />
									) : (
										<Icon name="document" />
									)}
								</span>
								<span className={styles.words}>
									<span className={styles.title}>
										<GloveText text={title} />
									</span>{' '}
									<span className={styles.kind}>{t(isEnglish ? 'pdfInEnglish' : 'pdf')}</span>
								</span>
								<Icon name="arrow-right" />
							</a>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
