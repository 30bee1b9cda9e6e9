import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../../platform/ui/fields/button-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { type Film, HomeFilm } from './home-film.tsx';
import styles from './home-hero.module.css';

/** The AVIF still is half the size. */
const FORMATS = ['avif', 'webp'] as const;
const FACTS = ['factWelders', 'factRatings', 'factSamples'] as const;

type HomeHeroProps = { heading: 'h1' | 'h2'; film: Film | null };

/** The first screen of the home page: film or still, slogan, one button, three facts. */
export function HomeHero({ heading: Heading, film }: HomeHeroProps) {
	const t = useTranslations('home');
	return (
		<section className={`onSoot ${styles.hero}`}>
			<div className={styles.stage}>
				<picture>
					{FORMATS.map((format) => (
						<source
							key={format}
							media="(max-width: 767px)"
							type={`image/${format}`}
							srcSet={`/pictures/home/hero-portrait.${format}`}
							width="900"
							height="1560"
						/>
					))}
					<source type="image/avif" srcSet="/pictures/home/hero-landscape.avif" width="2000" height="1040" />
					<img
						className={styles.film}
						src="/pictures/home/hero-landscape.webp"
						alt=""
						width="2000"
						height="1040"
						fetchPriority="high"
					/>
				</picture>
				{film && <HomeFilm film={film} />}
			</div>
			<div className={`page ${styles.pitch}`}>
				<Heading className={styles.headline}>
					{t.rich('headline', { hot: (words) => <span className={styles.hot}>{words}</span> })}
				</Heading>
				<p className={styles.line}>{t('line')}</p>
				<ButtonLink variant="heat" to="/products">
					{t.rich('learnMore', { rest: (words) => <span className="sr-only">{words}</span> })}
					<Icon name="arrow-right" />
				</ButtonLink>
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
	);
}
