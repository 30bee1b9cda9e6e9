import messages from 'messages:guides.about,home.jobs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { GlovePicture, SourcedPicture } from '../../domain/catalogue/pictures/picture.tsx';
import type { AboutWords } from '../../domain/site-content/about/about.ts';
import { listParagraphs } from '../../domain/site-content/page-words.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { ButtonLink } from '../../platform/ui/fields/button-link.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import type { ShownPicture, WorkPicture as ShownWork } from '../frame/page-picture.server.ts';
import { useContact } from '../frame/use-contact.ts';
import { WorkPicture } from '../frame/work-picture.tsx';
import styles from './about-story.module.css';

type AboutStoryProps = {
	words: Omit<AboutWords, 'title' | 'lead' | 'description'>;
	/** Both product lines in one picture. */
	lines: ShownPicture | undefined;
	/** Hands at work. */
	work: readonly ShownWork[];
	/** Back, three-quarter, palm and close-up of the glove in the story. */
	views: readonly string[];
	gloveCount: number;
};

const FACTS = ['where', 'since', 'range', 'who'] as const;

/** The steps of a pattern, each with the view of the glove that it shows. */
const STEPS = [
	['back', 2],
	['apart', 3],
	['change', 0],
	['again', 1],
] as const;

export const AboutStory = withMessages(messages, Story);

/** The page below its head: facts, story, steps, the work, the range, and where to find the company. */
function Story({ words, lines, work, views, gloveCount }: AboutStoryProps) {
	const t = useTranslations('guides.about');
	const contact = useContact();
	const facts = {
		where: [words.where, words.whereNote],
		since: [words.since, words.sinceNote],
		range: [t('count', { count: gloveCount }), words.rangeNote],
		who: [words.who, words.whoNote],
	} as const;
	return (
		<>
			<div className={`page ${styles.opening}`}>
				<dl className={styles.facts}>
					{FACTS.map((fact) => (
						<div key={fact}>
							<dt>{t(`facts.${fact}`)}</dt>
							<dd className={styles.value}>{facts[fact][0]}</dd>
							<dd>{facts[fact][1]}</dd>
						</div>
					))}
				</dl>
				<section className={styles.start} aria-labelledby="about-start">
					<h2 id="about-start">{words.startTitle}</h2>
					<Paragraphs text={words.startText} />
				</section>
			</div>
			<section className={styles.bench} aria-labelledby="about-steps">
				<div className="page">
					<h2 id="about-steps">{words.stepsTitle}</h2>
					<ol role="list" className={styles.steps}>
						{STEPS.map(([step, view]) => (
							<li key={step}>
								{views[view] && (
									<GlovePicture
										className={styles.view}
										src={views[view]}
										sizes="(min-width: 1024px) 310px, (min-width: 480px) 45vw, 92vw"
										alt=""
										width="640"
										height="640"
										loading="lazy"
										decoding="async"
									/>
								)}
								<h3>{words[`${step}Title`]}</h3>
								<p>{words[`${step}Text`]}</p>
							</li>
						))}
					</ol>
				</div>
			</section>
			<section className={`onSoot ${styles.work}`} aria-labelledby="about-work">
				<picture>
					<source type="image/avif" srcSet="/pictures/home/hero-landscape.avif" width="2000" height="1040" />
					<img
						className={styles.arc}
						src="/pictures/home/hero-landscape.webp"
						alt={t('arc')}
						width="2000"
						height="1040"
						loading="lazy"
						decoding="async"
					/>
				</picture>
				<div className={`page ${styles.workInside}`}>
					<h2 id="about-work">{words.workTitle}</h2>
					<Paragraphs text={words.workText} />
				</div>
			</section>
			<div className={styles.hands}>
				{work.map((shown) => (
					<WorkPicture key={shown.place} {...shown} sizes="(min-width: 480px) 34vw, 100vw" />
				))}
			</div>
			<div className={`page ${styles.closing}`}>
				<section className={styles.range} aria-labelledby="about-range">
					<div>
						<h2 id="about-range">{words.rangeTitle}</h2>
						<Paragraphs text={words.rangeText}>
							<p className={styles.series}>
								<Link to="/products/argon-series">{t('argon')}</Link>
								<Link to="/products/track-series">{t('track')}</Link>
							</p>
						</Paragraphs>
					</div>
					{lines && (
						<SourcedPicture
							className={styles.lines}
							sources={lines.sources}
							sizes="(min-width: 1024px) 640px, 92vw"
							alt={lines.text ?? t('lines')}
							loading="lazy"
							decoding="async"
						/>
					)}
				</section>
				<div className={styles.halves}>
					<section aria-labelledby="about-ratings">
						<h2 id="about-ratings">{words.ratingsTitle}</h2>
						<Paragraphs text={words.ratingsText} />
					</section>
					<section aria-labelledby="about-find">
						<h2 id="about-find">{words.findTitle}</h2>
						<Paragraphs text={words.findText} />
						<ul role="list" className={styles.ways}>
							<li>
								<Icon name="pin" />
								{contact.mailingAddress}
							</li>
							<li>
								<Icon name="phone" />
								<a href={contact.phoneLink}>{contact.phone}</a>
							</li>
							<li>
								<Icon name="mail" />
								<a href={`mailto:${contact.email}`}>{contact.email}</a>
							</li>
						</ul>
						<ButtonLink variant="outlined" to="/where-to-buy">
							{t('stores')}
							<Icon name="arrow-right" />
						</ButtonLink>
					</section>
				</div>
			</div>
		</>
	);
}

/** A text by its paragraphs, and what follows it. */
function Paragraphs({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<div className={styles.text}>
			{listParagraphs(text).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{children}
		</div>
	);
}
