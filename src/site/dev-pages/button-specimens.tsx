import { Button } from '../../platform/ui/fields/button.tsx';
import { ButtonLink } from '../../platform/ui/fields/button-link.tsx';
import { ICON_NAMES, Icon } from '../../platform/ui/icon.tsx';
import styles from './components-page.module.css';
import { Specimen, SpecimenRow, SpecimenSection } from './specimen.tsx';

const VARIANTS = ['heat', 'outlined', 'dark', 'quiet'] as const;

const TITLE = { heat: 'Heat', outlined: 'Outlined', dark: 'Dark', quiet: 'Quiet' };

export function ButtonSpecimens() {
	return (
		<SpecimenSection id="buttons" title="Buttons">
			{VARIANTS.map((variant) => (
				<ButtonRow key={variant} variant={variant} />
			))}
			<ButtonRow variant="heat" ground="soot" />
			<ButtonRow variant="outlined" ground="soot" />
			<SpecimenRow>
				<Specimen state="Link, rest">
					<ButtonLink variant="outlined" to="/about">
						About us <Icon name="arrow-right" />
					</ButtonLink>
				</Specimen>
				<Specimen state="Link, hover: 0.6 s in, 0.4 s out" pretend="hover">
					<ButtonLink variant="outlined" to="/about">
						About us <Icon name="arrow-right" />
					</ButtonLink>
				</Specimen>
				<Specimen state="Link, focus" pretend="focus">
					<ButtonLink variant="heat" to="/products">
						Learn more <Icon name="arrow-right" />
					</ButtonLink>
				</Specimen>
				<Specimen state="Long text wraps">
					<Button variant="outlined" icon="box">
						Put all three gloves of this booth into the sample box
					</Button>
				</Specimen>
			</SpecimenRow>
		</SpecimenSection>
	);
}

function ButtonRow({ variant, ground }: { variant: (typeof VARIANTS)[number]; ground?: 'soot' }) {
	const name = ground ? `${TITLE[variant]} on soot` : TITLE[variant];
	return (
		<SpecimenRow ground={ground ?? 'paper'} width="middle">
			<Specimen state={`${name}, rest`}>
				<Button variant={variant} icon="arrow-right" iconLast>
					Get samples
				</Button>
			</Specimen>
			<Specimen state="Hover" pretend="hover">
				<Button variant={variant} icon="arrow-right" iconLast>
					Get samples
				</Button>
			</Specimen>
			<Specimen state="Focus" pretend="focus">
				<Button variant={variant} icon="arrow-right" iconLast>
					Get samples
				</Button>
			</Specimen>
			<Specimen state="Pressed" pretend="press">
				<Button variant={variant} icon="arrow-right" iconLast>
					Get samples
				</Button>
			</Specimen>
			<Specimen state="Busy, width kept">
				<Button variant={variant} busy="Sending" icon="arrow-right" iconLast>
					Get samples
				</Button>
			</Specimen>
			<Specimen state="Off, says why when pressed">
				<Button variant={variant} aria-disabled>
					Get samples
				</Button>
			</Specimen>
			<Specimen state="Disabled">
				<Button variant={variant} disabled>
					Get samples
				</Button>
			</Specimen>
		</SpecimenRow>
	);
}

export function IconSpecimens() {
	return (
		<SpecimenSection id="icons" title="Icons">
			<ul role="list" className={styles.icons}>
				{ICON_NAMES.map((name) => (
					<li key={name}>
						<Icon name={name} />
						{name}
					</li>
				))}
			</ul>
		</SpecimenSection>
	);
}
