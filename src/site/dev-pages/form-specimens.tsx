import { useState } from 'react';
import { Button } from '../../platform/ui/fields/button.tsx';
import { Checkbox } from '../../platform/ui/fields/checkbox.tsx';
import { ErrorSummary } from '../../platform/ui/fields/error-summary.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { RadioGroup } from '../../platform/ui/fields/radio-group.tsx';
import { Select } from '../../platform/ui/fields/select.tsx';
import { TextArea } from '../../platform/ui/fields/text-area.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { Specimen, SpecimenRow, SpecimenSection } from './specimen.tsx';

const PROVINCES = ['Choose', 'Alberta', 'Newfoundland and Labrador', 'Quebec'].map((name) => (
	<option key={name} value={name === 'Choose' ? '' : name}>
		{name}
	</option>
));

const REFUSED = 'Please enter a valid business domain (no @gmail.com, @yahoo.com, etc.)';

export function FormSpecimens() {
	return (
		<SpecimenSection id="forms" title="Fields">
			<FieldRows />
			<SpecimenRow>
				<Specimen state="List, nothing chosen">
					<Field name="list" label="Province or state" required>
						<Select defaultValue="">{PROVINCES}</Select>
					</Field>
				</Specimen>
				<Specimen state="List, focus" pretend="focus">
					<Field name="list-focus" label="Province or state" required>
						<Select defaultValue="Quebec">{PROVINCES}</Select>
					</Field>
				</Specimen>
				<Specimen state="List, error">
					<Field name="list-error" label="Province or state" required error="Choose the province or state.">
						<Select defaultValue="">{PROVINCES}</Select>
					</Field>
				</Specimen>
				<Specimen state="List, disabled">
					<Field name="list-off" label="Country">
						<Select disabled>
							<option>Canada</option>
						</Select>
					</Field>
				</Specimen>
			</SpecimenRow>
			<SpecimenRow width="wide">
				<Specimen state="Several lines">
					<Field name="notes" label="Additional notes" aside="optional" hint="500 characters at most.">
						<TextArea defaultValue="Trial for the bogie line, two welders on MIG and one on stick." />
					</Field>
				</Specimen>
				<Specimen state="Several lines, error">
					<Field name="notes-error" label="Additional notes" error="612 characters of 500. Take out 112.">
						<TextArea />
					</Field>
				</Specimen>
			</SpecimenRow>
			<ChoiceRows />
			<SpecimenRow ground="soot">
				<Specimen state="On soot">
					<Field name="soot" label="Email address" hint="Once a month, no filler." required>
						<TextInput type="email" placeholder="name@company.ca" />
					</Field>
				</Specimen>
				<Specimen state="On soot, error">
					<Field name="soot-error" label="Email address" error="That does not look like an email address.">
						<TextInput type="email" defaultValue="norland-rail" />
					</Field>
				</Specimen>
				<Specimen state="On soot, list">
					<Field name="soot-list" label="Province or state" accepted>
						<Select defaultValue="Alberta">{PROVINCES}</Select>
					</Field>
				</Specimen>
				<Specimen state="On soot, off">
					<Field name="soot-off" label="Country">
						<TextInput disabled defaultValue="Canada" />
					</Field>
				</Specimen>
				<Specimen state="On soot, box">
					<Checkbox name="soot-box" label="Write to me about new part numbers." defaultChecked />
				</Specimen>
				<Specimen state="On soot, box, error">
					<Checkbox name="soot-box-2" label="I agree." required error="Tick the box to go on." />
				</Specimen>
			</SpecimenRow>
			<SummarySpecimen />
		</SpecimenSection>
	);
}

function FieldRows() {
	return (
		<SpecimenRow>
			<Specimen state="Rest, needed">
				<Field name="rest" label="Company name" required>
					<TextInput autoComplete="organization" />
				</Field>
			</Specimen>
			<Specimen state="Hint, not needed">
				<Field name="hint" label="Address line 2" aside="optional" hint="Unit, dock or building.">
					<TextInput defaultValue="Quai 4" />
				</Field>
			</Specimen>
			<Specimen state="Hover" pretend="hover">
				<Field name="hover" label="Company name" required>
					<TextInput defaultValue="Norland Rail" />
				</Field>
			</Specimen>
			<Specimen state="Focus" pretend="focus">
				<Field name="focus" label="Company name" required>
					<TextInput defaultValue="Norland R" />
				</Field>
			</Specimen>
			<Specimen state="Accepted">
				<Field name="accepted" label="Business email" accepted hint="Looks like a company address.">
					<TextInput type="email" defaultValue="d.lavoie@norland-rail.example" />
				</Field>
			</Specimen>
			<Specimen state="Error">
				<Field name="error" label="Business email" required error={REFUSED}>
					<TextInput type="email" defaultValue="shopfloor@yahoo.com" />
				</Field>
			</Specimen>
			<Specimen state="Error and hint">
				<Field name="both" label="Postal code" required hint="As in L6M 3A1." error="Enter the postal code.">
					<TextInput />
				</Field>
			</Specimen>
			<Specimen state="Disabled">
				<Field name="off" label="Country">
					<TextInput disabled defaultValue="Canada" />
				</Field>
			</Specimen>
			<Specimen state="Only to be read">
				<Field name="read" label="Request number">
					<TextInput readOnly defaultValue="R-2026-0042" />
				</Field>
			</Specimen>
			<Specimen state="Long label and text">
				<Field
					name="long"
					label="Name of the person in your shop who decides which gloves are bought"
					required
				>
					<TextInput defaultValue="Marie-Antoinette Charbonneau-Villeneuve, responsable des achats" />
				</Field>
			</Specimen>
		</SpecimenRow>
	);
}

function ChoiceRows() {
	const [error, setError] = useState(true);
	return (
		<>
			<SpecimenRow>
				<Specimen state="Box, rest">
					<Checkbox name="box" label="Split cow" />
				</Specimen>
				<Specimen state="Box, ticked">
					<Checkbox name="box-on" label="Split cow" defaultChecked />
				</Specimen>
				<Specimen state="Box, focus" pretend="focus">
					<Checkbox name="box-focus" label="Split cow" />
				</Specimen>
				<Specimen state="Box, off">
					<Checkbox name="box-off" label="Deerskin: none left" disabled />
				</Specimen>
				<Specimen state="Box, error">
					<Checkbox
						name="box-error"
						label="I have read the terms, and I buy for a company."
						required
						checked={!error}
						onChange={() => setError(!error)}
						error={error && 'Tick the box to go on.'}
					/>
				</Specimen>
			</SpecimenRow>
			<SpecimenRow width="wide">
				<Specimen state="Segments">
					<RadioGroup
						name="segments"
						variant="segments"
						label="Address type"
						first="commercial"
						required
						choices={[
							{ value: 'residential', text: 'Residential' },
							{ value: 'commercial', text: 'Commercial' },
						]}
					/>
				</Specimen>
				<Specimen state="Segments, error, focus" pretend="focus">
					<RadioGroup
						name="segments-error"
						variant="segments"
						label="Samples are for"
						required
						error="Say who the samples are for."
						choices={[
							{ value: 'myself', text: 'Myself' },
							{ value: 'customer', text: 'Customer' },
						]}
					/>
				</Specimen>
				<Specimen state="Rows">
					<RadioGroup
						name="rows"
						variant="rows"
						label="How many people work there?"
						first="50"
						choices={[
							{ value: '10', text: '1–10 employees' },
							{ value: '50', text: '11–50 employees' },
							{ value: '200', text: '51–200 employees' },
							{ value: 'off', text: 'More than the country has', disabled: true },
						]}
					/>
				</Specimen>
				<Specimen state="Rows, error, focus" pretend="focus">
					<RadioGroup
						name="rows-error"
						variant="rows"
						label="How many people work there?"
						error="Choose a size."
						choices={[
							{ value: '10', text: '1–10 employees' },
							{ value: '50', text: '11–50 employees', small: 'A shop with an office.' },
						]}
					/>
				</Specimen>
			</SpecimenRow>
			<SpecimenRow width="whole">
				<Specimen state="Cards">
					<RadioGroup
						name="cards"
						variant="cards"
						label="What is your part in this?"
						first="safety"
						choices={[
							{ value: 'user', text: 'End user', small: 'The gloves end up on my hands.', icon: 'hand' },
							{ value: 'safety', text: 'Safety', small: 'I answer for what others wear.', icon: 'info' },
							{ value: 'distributor', text: 'Distributor', small: 'I sell them on.', icon: 'box' },
							{ value: 'other', text: 'Other', small: 'None of the above.', icon: 'user', disabled: true },
						]}
					/>
				</Specimen>
			</SpecimenRow>
		</>
	);
}

function SummarySpecimen() {
	const [attempt, setAttempt] = useState(0);
	return (
		<SpecimenRow width="whole">
			<Specimen state="A form that could not be sent: focus goes to the list, and on to the field">
				<ErrorSummary
					title="Please complete all required fields of the form (every field with *)"
					attempt={attempt}
					errors={[
						{ id: 'summary-city', message: 'Enter the city.' },
						{ id: 'summary-code', message: 'Enter the postal code.' },
					]}
				/>
				<br />
				<SpecimenRow>
					<Field id="summary-city" name="city" label="City" required error="Enter the city.">
						<TextInput />
					</Field>
					<Field id="summary-code" name="code" label="Postal code" required error="Enter the postal code.">
						<TextInput />
					</Field>
				</SpecimenRow>
				<br />
				<Button variant="dark" onClick={() => setAttempt(attempt + 1)}>
					Send again
				</Button>
			</Specimen>
		</SpecimenRow>
	);
}
