import { useTranslations } from 'use-intl';
import type { HomeWords } from '../../../domain/site-content/home.ts';
import { ButtonLink } from '../../../platform/ui/fields/button-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { type Film, HomeFilm } from './home-film.tsx';
import styles from './home-hero.module.css';

/** The AVIF still is half the size. */
const FORMATS = ['avif', 'webp'] as const;
const FACTS = ['factOne', 'factTwo', 'factThree'] as const;

type HomeHeroProps = { heading: 'h1' | 'h2'; words: HomeWords; link: string; film: Film | null };

/** The first screen of the home page: film or still, slogan, one button, three facts. */
export function HomeHero({ heading: Heading, words, link, film }: HomeHeroProps) {
	const t = useTranslations('home');
	const facts = FACTS.map((fact) => words[fact]).filter((fact) => fact !== '');
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
					{words.headline} {words.hot !== '' && <span className={styles.hot}>{words.hot}</span>}
				</Heading>
				<p className={styles.line}>{words.line}</p>
				<ButtonLink variant="heat" to={link}>
					<span>
						{words.button}
						{link === '/products' && <span className="sr-only"> {t('buttonRest')}</span>}
					</span>
					<Icon name="arrow-right" />
				</ButtonLink>
			</div>
			{facts.length > 0 && (
				<div className={styles.strip}>
					<div className="page">
						<ul role="list" className={styles.facts}>
							{facts.map((fact) => (
								<li key={fact}>
									<Icon name="check" />
									{fact}
								</li>
							))}
						</ul>
					</div>
				</div>
			)}
		</section>
	);
}
