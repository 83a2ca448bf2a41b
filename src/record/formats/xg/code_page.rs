//! Encodings, looked up by the numbers that identify them in rich text.

use encoding_rs::{
    BIG5, EUC_KR, Encoding, GBK, IBM866, MACINTOSH, SHIFT_JIS, UTF_8, WINDOWS_874, WINDOWS_1250,
    WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254, WINDOWS_1255, WINDOWS_1256,
    WINDOWS_1257, WINDOWS_1258,
};

/// Returns the encoding of a Windows code page; `None` if it is unknown.
pub(super) fn of_number(page: i32) -> Option<&'static Encoding> {
    Some(match page {
        866 => IBM866,
        874 => WINDOWS_874,
        932 => SHIFT_JIS,
        936 | 54936 => GBK,
        949 => EUC_KR,
        950 => BIG5,
        1250 => WINDOWS_1250,
        1251 => WINDOWS_1251,
        1252 => WINDOWS_1252,
        1253 => WINDOWS_1253,
        1254 => WINDOWS_1254,
        1255 => WINDOWS_1255,
        1256 => WINDOWS_1256,
        1257 => WINDOWS_1257,
        1258 => WINDOWS_1258,
        10_000 => MACINTOSH,
        65_001 => UTF_8,
        _ => return None,
    })
}

/// Returns the encoding of a font's character set; `None` for character sets that inherit the document's encoding (ANSI
/// and default).
pub(super) fn of_charset(charset: i32) -> Option<&'static Encoding> {
    of_number(match charset {
        77 => 10_000,
        128 => 932,
        129 => 949,
        134 => 936,
        136 => 950,
        161 => 1253,
        162 => 1254,
        163 => 1258,
        177 => 1255,
        178 => 1256,
        186 => 1257,
        204 => 1251,
        222 => 874,
        238 => 1250,
        _ => return None,
    })
}
