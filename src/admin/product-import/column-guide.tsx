import { useTranslations } from 'use-intl';
import { PRODUCT_COLUMNS, type ProductColumn } from '../../domain/catalogue-import/product-column.ts';
import styles from './column-guide.module.css';

/** Cells as they are written; the same in every language. */
const EXAMPLES: Record<ProductColumn, string> = {
	partNumber: 'XY300',
	name: 'Argon Press',
	description: 'Goat-grain TIG glove',
	descriptionLong: '',
	color: 'natural',
	label: 'goat TIG glove',
	state: 'published',
	successor: 'XY301',
	sizes: 'M: XY300-M\nL: XY300-L',
	selectedSizeDefault: 'L',
	masterCase: '36',
	innerBag: '6',
	displayReady: 'yes',
	certifications: 'EN388:3133X:2016\nANSI_CUT:A2:2024',
	weldingProcesses: 'GTAW (TIG); 5-150A; Full use; feels the filler',
	weldingPositions: 'Flat (1G / 1F); Full use; heat goes up',
	productDetails: 'Welted seams\nElastic back',
	applications: 'Thin-wall pipe',
	usedIn: 'Shipyard, Rail\nWorn at the bench',
	features: 'Keystone thumb',
	specifications: 'Hide: goat grain\nCuff: 4 in',
	weldingTags: 'Low amperage',
	materialTags: 'Goat grain',
	relatedProducts: 'xy301, xy302',
	pictures: '/pictures/xy300-palm.jpg',
	pictureTexts: '/pictures/xy300-palm.jpg: The palm, one-piece',
	resources: 'Data sheet; /docs/xy300.pdf; /docs/xy300.png',
	exportedVersion: '4',
};

/** What a file may say, column by column; folded away, because one looks once. */
export function ColumnGuide() {
	const t = useTranslations('productFiles.guide');
	return (
		<details className={styles.guide}>
			<summary>{t('title')}</summary>
			<div className={styles.body}>
				{(['line', 'several', 'version', 'formulas'] as const).map((line) => (
					<p key={line}>{t(line)}</p>
				))}
				{/* Wider than a phone: it scrolls by itself, with the keyboard too. */}
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
				<section className={styles.scroll} aria-label={t('title')} tabIndex={0}>
					<table>
						<thead>
							<tr>
								<th scope="col">{t('column')}</th>
								<th scope="col">{t('holds')}</th>
								<th scope="col">{t('example')}</th>
							</tr>
						</thead>
						<tbody>
							{PRODUCT_COLUMNS.map((column) => (
								<tr key={column}>
									<th scope="row">{column}</th>
									<td>{t(`columns.${column}`)}</td>
									<td className={styles.example}>{EXAMPLES[column]}</td>
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</div>
		</details>
	);
}
