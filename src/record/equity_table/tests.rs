//! Tests for reading and writing match equity tables.

use proptest::prelude::*;

use super::{numbers::MAX_NAME, *};

const XML: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE met PUBLIC "-//GNU Backgammon//DTD Match Equity Tables//EN" "met.dtd">
<!-- <me>9</me> -->
<met>
  <info><name>Two &amp; two</name><description>small</description><length>2</length></info>
  <pre-crawford-table type="explicit">
    <row><me> 0.5 </me><me>0.675</me></row>
    <row><me>0.325</me><me>0.5</me></row>
  </pre-crawford-table>
  <post-crawford-table player="both" type="explicit"><row><me>0.5</me><me>0.488</me></row></post-crawford-table>
</met>"#;

fn two(name: &str) -> EquityTable {
    EquityTable {
        name: name.to_owned(),
        pre: vec![vec![0.5, 0.675], vec![0.325, 0.5]],
        post: vec![0.5, 0.488],
    }
}

#[test]
fn reads_the_xml_of_gnu_backgammon() {
    assert_eq!(read_equity_table(XML.as_bytes()), Ok(two("Two & two")));
}

#[test]
fn reads_fractions_and_percentages_with_any_separator_and_label() {
    for text in [
        "# T\n0.5,0.675\n0.325,0.5\n0.5,0.488",
        "\u{feff}# T\r\n50;67,5\r\n32,5;50\r\n50;48,8\r\n",
        "# T\nme,1,2\n1-away,50%,67.5%\n2-away,32.5%,50%\nafter,50,48.8",
        "# T\npre,1,0.5,0.675\npre,2,0.325,0.5\npost,1,0.5,0.488\n",
        "# T\n1\t2\n0.5\t0.675\n0.325\t0.5\n0.5\t0.488",
    ] {
        let read = read_equity_table(text.as_bytes()).expect(text);
        assert_eq!((&*read.name, read.points()), ("T", 2), "{text}");
        let numbers = read.pre.iter().flatten().chain(&read.post);
        for (number, expected) in numbers.zip([0.5, 0.675, 0.325, 0.5, 0.5, 0.488]) {
            assert!(
                (number - expected).abs() < 1e-6,
                "{text}: {number} {expected}"
            );
        }
    }
}

#[test]
fn truncates_a_longer_table_to_25_points() {
    let row =
        |own: u8| (0_u8..30).map(move |other| 0.5 + (f32::from(other) - f32::from(own)) / 100.0);
    let rows: Vec<Vec<f32>> = (0..30).map(|own| row(own).collect()).collect();
    let table = EquityTable {
        pre: rows,
        ..EquityTable::default()
    };
    let read = read_equity_table(table.to_csv().as_bytes()).expect("a table");
    assert_eq!((read.points(), read.pre[24].len()), (25, 25));
}

#[test]
fn reports_why_a_file_is_not_a_table() {
    use EquityTableError::{Computed, NoTable, Number, Shape, TooLarge};
    let large = vec![b' '; MAX_BYTES + 1];
    assert_eq!(read_equity_table(&large), Err(TooLarge));
    for (text, why) in [
        ("", NoTable),
        ("; [Site \"a\"]\n\n 7 point match\n", NoTable),
        ("<html><body>no</body></html>", NoTable),
        ("0.5,0.6\n0.4", Shape),
        ("0.5,0.6\n0.4,x", Number),
        ("0.5,0.6\n0.4,-0.5", Number),
        ("0.5,NaN\n0.4,0.5", Number),
        ("0.5,inf\n0.4,0.5", Number),
        ("50,160\n40,50", Number),
    ] {
        assert_eq!(read_equity_table(text.as_bytes()), Err(why), "{text}");
    }
    let computed = XML.replace(
        "<pre-crawford-table type=\"explicit\"",
        "<pre-crawford-table type='zadeh'",
    );
    assert_eq!(read_equity_table(computed.as_bytes()), Err(Computed));
    let unended = &XML[..XML.find("0.325").expect("a number")];
    assert_eq!(read_equity_table(unended.as_bytes()), Err(Shape));
    let endless = format!("<met><pre-crawford-table>{}", "<row>".repeat(9_000));
    assert_eq!(read_equity_table(endless.as_bytes()), Err(Shape));
    let long_row = format!(
        "<met><pre-crawford-table><row>{}",
        "<me>0.5</me>".repeat(9_000)
    );
    assert_eq!(read_equity_table(long_row.as_bytes()), Err(Shape));
}

#[test]
fn a_name_is_short_and_has_no_control_characters() {
    let name = format!("{}\u{202e}\u{7}", "<b>&amp;".repeat(50));
    let text = format!("#{name}\n50,60\n40,50\n");
    let read = read_equity_table(text.as_bytes()).expect("a table");
    assert_eq!(read.name.chars().count(), MAX_NAME);
    assert!(!read.name.contains(char::is_control));
}

proptest! {
    #[test]
    fn no_file_panics(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _read = read_equity_table(&bytes);
    }

    #[test]
    fn no_damaged_xml_panics(at in 0..XML.len(), byte in any::<u8>()) {
        let mut bytes = XML.as_bytes().to_vec();
        bytes[at] = byte;
        if let Ok(table) = read_equity_table(&bytes) {
            prop_assert!(table.points() >= 2);
        }
    }
}
