import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import type { BestSeller } from './best-seller.ts';
import { BestSellers } from './best-sellers.tsx';
import styles from './home-content.module.css';

const FACTS = ['factWelders', 'factRatings', 'factSamples'] as const;

/** The home page's content, which an unknown address shows too; there its heading is not the page's first. */
export function HomeContent({
	bestSellers,
	heading: Heading = 'h1',
}: {
	bestSellers: readonly BestSeller[];
	heading?: 'h1' | 'h2';
}) {
	const t = useTranslations('home');
	return (
		<>
			<section className={`onSoot ${styles.hero}`}>
				<div className={`page ${styles.pitch}`}>
					<Heading className={styles.headline}>
						{t.rich('headline', { hot: (words) => <span className={styles.hot}>{words}</span> })}
					</Heading>
					<p className={styles.line}>{t('line')}</p>
					<Link className={styles.learnMore} to="/products">
						{t('learnMore')}
						<Icon name="arrow-right" />
					</Link>
				</div>
				<div className={styles.strip}>
					<div className="page">
						<ul role="list" className={styles.facts}>
							{FACTS.map((fact) => (
								<li key={fact}>
									<Icon name="check" />
									{t(fact)}
								</li>
							))}
						</ul>
					</div>
				</div>
			</section>
			<BestSellers gloves={bestSellers} />
			<section
				className={`onSoot ${styles.directory}`}
				aria-label={`${t('arcDominance')} / ${t('brutality')}`}
			>
				<div className={`page ${styles.tiles}`}>
					<Tile
						slogan={t('arcDominance')}
						title={t('welding')}
						line={t('weldingLine')}
						href="/products/welding-gloves"
						picture="/pictures/drawn/gauntlet-three-quarter.svg"
					/>
					<Tile
						slogan={t('brutality')}
						title={t('work')}
						line={t('workLine')}
						href="/products/work-gloves"
						picture="/pictures/drawn/fitter-three-quarter.svg"
					/>
				</div>
			</section>
		</>
	);
}

type TileProps = { slogan: string; title: string; line: string; href: string; picture: string };

/** The whole tile is the link; its title names it. */
function Tile({ slogan, title, line, href, picture }: TileProps) {
	return (
		<div className={styles.half}>
			<p className={styles.slogan}>{slogan}</p>
			<div className={styles.tile}>
				<div className={styles.frame}>
					<img src={picture} alt="" width="800" height="800" loading="lazy" decoding="async" />
				</div>
				<div className={styles.caption}>
					<div>
						<h2 className={styles.tileTitle}>
							<Link to={href}>{title}</Link>
						</h2>
						<p>{line}</p>
					</div>
					<span className={styles.arrow}>
						<Icon name="arrow-right" />
					</span>
				</div>
			</div>
		</div>
	);
}
