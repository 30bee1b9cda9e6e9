import { useTranslations } from 'use-intl';
import { specSheetPath } from '../../../documents/sheets/spec-sheet-path.ts';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { GloveText } from '../glove-text.tsx';
import type { GloveDocument } from './glove-document.ts';
import styles from './product-resources.module.css';

type ProductResourcesProps = {
	partNumber: string;
	/** The glove's first picture, shown on the miniature of its spec sheet. */
	picture: string | undefined;
	resources: readonly GloveDocument[];
};

/**
 * The glove's documents, one in a row: a miniature, what it is, its language and format. The spec sheet is generated on
 * request.
 */
export function ProductResources({ partNumber, picture, resources }: ProductResourcesProps) {
	const t = useTranslations('product.resources');
	const locale = useLocale();
	const sheet: GloveDocument = {
		title: t('specSheet'),
		preview: '',
		pdfUrl: specSheetPath(partNumber, locale),
		kind: 'spec',
		language: locale,
	};
	return (
		<section className={styles.resources} aria-labelledby="documents">
			<h2 id="documents" className={styles.heading}>
				{t('heading')}
			</h2>
			<ul role="list" className={styles.rows}>
				{[sheet, ...resources].map(({ title, preview, pdfUrl, kind, language }) => (
					<li key={pdfUrl}>
						<a className={styles.row} href={pdfUrl} hrefLang={language && LANGUAGE_TAGS[language]}>
							{kind === 'spec' && picture ? (
								<span className={styles.preview}>
									<GlovePicture extent="lean" src={picture} sizes="60px" alt="" loading="lazy" />
								</span>
							) : preview ? (
								<img className={styles.preview} src={preview} alt="" width="60" height="78" loading="lazy" />
							) : (
								<span className={styles.preview}>
									<Icon name="document" />
								</span>
							)}
							<span className={styles.words}>
								<span className={styles.title}>
									<GloveText text={title} />
								</span>{' '}
								{kind !== 'other' && t(`kinds.${kind}`)}{' '}
								<span className={styles.format}>
									{language ? t('formatIn', { language: t(`languages.${language}`) }) : t('pdf')}
								</span>
							</span>
							<Icon name="arrow-right" />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
