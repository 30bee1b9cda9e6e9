import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import type { Partner } from '../../../domain/site-content/home.ts';
import { Link } from '../../../platform/ui/link.tsx';
import styles from './home-partners.module.css';
import { PartnerMark } from './partner-mark.tsx';

export type PartnerRowProps = { partners: readonly Partner[]; heading: string };

/** At most six partners' logos or word marks under their heading. The style sheet sets each word mark in a hand of its own, by its position. */
export function PartnerRow({ partners, heading }: PartnerRowProps) {
	const t = useTranslations('home');
	return (
		<>
			<h2 id="home-partners" className={styles.heading}>
				{heading}
			</h2>
			<ul role="list" className={styles.row}>
				{partners.map(({ name, link, logo }, index) => (
					<li key={name}>
						<Link to={link} rel={link.startsWith('/') ? undefined : 'external'}>
							<span className={styles.logo}>
								{logo === '' ? (
									<WordMark name={name} index={index} />
								) : (
									<GlovePicture
										className={styles.picture}
										src={logo}
										alt={name}
										sizes="150px"
										loading="lazy"
									/>
								)}
								{!link.startsWith('/') && <span className="sr-only">{t('external')}</span>}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}

function WordMark({ name, index }: { name: string; index: number }) {
	return (
		<>
			<PartnerMark index={index} />
			<span className={styles.words}>
				{name.split(' ').map((word) => (
					<span key={word}>{word} </span>
				))}
			</span>
		</>
	);
}
