import { useState } from 'react';
import { CollapseSection } from '../../platform/ui/collapse-section.tsx';
import { OptionPicker } from '../../platform/ui/fields/option-picker.tsx';
import { SectionDivider } from '../../platform/ui/overlays/section-divider.tsx';
import { Pager } from '../../platform/ui/pager.tsx';
import { Tabs } from '../../platform/ui/tabs.tsx';
import { Specimen, SpecimenRow, SpecimenSection } from './specimen.tsx';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL'].map((value) => ({ value, text: value }));

export function PartSpecimens() {
	return (
		<SpecimenSection id="parts" title="Tabs, pagers, pickers, passes">
			<SpecimenRow width="wide">
				<Specimen state="Sizes, one picked">
					<Picker name="sizes" options={SIZES} />
				</Specimen>
				<Specimen state="Sizes, focus, one not made" pretend="focus" on="input:not(:checked)">
					<Picker name="sizes-off" options={SIZES.map((size, at) => ({ ...size, off: at > 3 }))} />
				</Specimen>
				<Specimen state="Sizes, hover" pretend="hover" on="label:nth-child(2)">
					<Picker name="sizes-hover" options={SIZES} />
				</Specimen>
				<Specimen state="Single hands, long words">
					<Picker
						name="hands"
						options={[
							{ value: 'M', text: 'M', small: 'left hand only' },
							{ value: 'L', text: 'L', small: 'left hand only' },
							{ value: 'XL', text: 'XL', small: 'left hand only' },
							{ value: 'free', text: 'One size fits most' },
						]}
					/>
				</Specimen>
			</SpecimenRow>
			<SpecimenRow width="whole">
				<Specimen state="Tabs; a list and folding sections on narrow screens">
					<Tabs
						name="specimen"
						label="Specimen"
						selectLabel="Show"
						first="details"
						tabs={[
							{ id: 'welding', label: 'Welder’s 101', content: <CollapsibleText text="Welder’s 101" /> },
							{ id: 'details', label: 'Details', content: <CollapsibleText text="Details" /> },
							{ id: 'specs', label: 'Specs', content: <CollapsibleText text="Specs" /> },
						]}
					/>
				</Specimen>
				<Specimen state="Tabs, hover and focus" pretend="focus" on="[role=tab][aria-selected=false]">
					<Tabs
						name="focused"
						label="Focused specimen"
						selectLabel="Show"
						first="details"
						tabs={[
							{ id: 'details', label: 'Details', content: <CollapsibleText text="Details" /> },
							{ id: 'specs', label: 'Specs', content: <CollapsibleText text="Specs" /> },
						]}
					/>
				</Specimen>
				<Specimen state="Pager, first page">
					<Pages label="First" page={1} pageCount={3} />
				</Specimen>
				<Specimen state="Pager, in the middle of many, focus" pretend="focus" on="li a:not([aria-current])">
					<Pages label="Middle" page={7} pageCount={42} />
				</Specimen>
				<Specimen state="Pager, last page, hover" pretend="hover" on="li a:not([aria-current])">
					<Pages label="Last" page={3} pageCount={3} />
				</Specimen>
				<Specimen state="The pass, from the left">
					<SectionDivider from="left" />
				</Specimen>
				<Specimen state="The pass, from the right">
					<SectionDivider from="right" />
				</Specimen>
				<SpecimenRow width="whole" ground="soot">
					<Specimen state="The pass, on soot">
						<SectionDivider from="left" ground="soot" />
					</Specimen>
				</SpecimenRow>
			</SpecimenRow>
		</SpecimenSection>
	);
}

type PickerProps = Pick<Parameters<typeof OptionPicker>[0], 'name' | 'options'>;

function Picker({ name, options }: PickerProps) {
	const [value, setValue] = useState('L');
	return (
		<OptionPicker name={name} label="Size:" shown={value} value={value} onPick={setValue} options={options} />
	);
}

function CollapsibleText({ text }: { text: string }) {
	return (
		<>
			<CollapseSection title={`${text}: features`}>
				<p>Side-split cow, five-inch cuff, para-aramid thread.</p>
			</CollapseSection>
			<CollapseSection title={`${text}: used in`}>
				<p>Structural, shipbuilding, rail.</p>
			</CollapseSection>
		</>
	);
}

function Pages({ label, page, pageCount }: { label: string; page: number; pageCount: number }) {
	return (
		<Pager
			label={`${label} pages`}
			page={page}
			pageCount={pageCount}
			addressOf={(number) => `/products?page=${number}`}
			previous="Previous"
			next="Next"
			nameOf={(number) => `Page ${number}`}
			range={`${(page - 1) * 24 + 1}–${page * 24} of ${pageCount * 24}`}
		/>
	);
}
