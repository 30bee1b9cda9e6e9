import { useTranslations } from 'use-intl';
import type { HomeWords } from '../../../domain/site-content/home.ts';
import type { PictureSources } from '../../../platform/storage/picture-sources.ts';
import { ButtonLink } from '../../../platform/ui/fields/button-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { type Film, HomeFilm } from './home-film.tsx';
import styles from './home-hero.module.css';

/** The AVIF still is half the size. */
const FORMATS = ['avif', 'webp'] as const;
const FACTS = ['factOne', 'factTwo', 'factThree'] as const;

/** Pictures that staff chose, for wide windows and for phones; undefined for ours. */
type Pictures = { wide: PictureSources | undefined; tall: PictureSources | undefined };

type HomeHeroProps = {
	heading: 'h1' | 'h2';
	words: HomeWords;
	picture: Pictures;
	link: string;
	film: Film | null;
};

/** The first screen of the home page: film or still, slogan, one button, three facts. */
export function HomeHero({ heading: Heading, words, picture, link, film }: HomeHeroProps) {
	const t = useTranslations('home');
	const facts = FACTS.map((fact) => words[fact]).filter((fact) => fact !== '');
	return (
		<section
			className={`onSoot ${styles.hero}`}
			data-chosen={picture.wide || picture.tall ? true : undefined}
		>
			<div className={styles.stage}>
				<HeroPicture {...picture} />
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

/** A picture for wide windows alone is on phones too. */
function HeroPicture({ wide, tall }: Pictures) {
	const phones = tall ?? wide;
	return (
		<picture>
			{phones ? <ChosenSources sources={phones} media={PHONES} /> : <OurSources />}
			{wide ? (
				<ChosenSources sources={wide} />
			) : (
				<source type="image/avif" srcSet="/pictures/home/hero-landscape.avif" width="2000" height="1040" />
			)}
			<img
				className={styles.film}
				src={wide?.src ?? '/pictures/home/hero-landscape.webp'}
				alt=""
				width="2000"
				height="1040"
				fetchPriority="high"
			/>
		</picture>
	);
}

const PHONES = '(max-width: 767px)';

/** The files of an uploaded picture; the widest ones are AVIF alone. */
function ChosenSources({ sources, media }: { sources: PictureSources; media?: string }) {
	const { avif, srcSet, width, height } = sources;
	const files = { avif, webp: srcSet };
	return FORMATS.map((format) => (
		<source
			key={format}
			media={media}
			type={`image/${format}`}
			srcSet={files[format]}
			sizes="100vw"
			width={width}
			height={height}
		/>
	));
}

const OurSources = () =>
	FORMATS.map((format) => (
		<source
			key={format}
			media={PHONES}
			type={`image/${format}`}
			srcSet={`/pictures/home/hero-portrait.${format}`}
			width="900"
			height="1560"
		/>
	));
